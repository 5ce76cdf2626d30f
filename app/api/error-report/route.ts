import type { NextRequest } from 'next/server';
import { handleErrorReport } from '@/lib/server/api/handle-error-report';

/** Accepts error reports from the storefront's own pages. */
export async function POST(request: NextRequest): Promise<Response> {
  return handleErrorReport(request);
}
