import type { NextRequest } from 'next/server';
import { handleErrorReport } from '@/lib/server/api/handle-error-report';

/** Takes error reports of the site's own pages. */
export async function POST(request: NextRequest): Promise<Response> {
  return handleErrorReport(request);
}
