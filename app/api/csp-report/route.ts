import { countViolations } from '@/lib/server/api/violations/count-violations';

/** Takes browsers' reports of what the content security policy held back. */
export const POST = countViolations;
