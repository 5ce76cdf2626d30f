import { handleCspReport } from '@/lib/server/api/handle-csp-report';

/** Takes browsers' reports of what the content security policy held back. */
export const POST = handleCspReport;
