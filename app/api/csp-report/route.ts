import { handleCspReport } from '@/lib/server/api/handle-csp-report';

/** Accepts reports of content security policy violations from browsers. */
export const POST = handleCspReport;
