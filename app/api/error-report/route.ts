import type { NextRequest } from 'next/server';
import { acceptErrorReport } from '@/lib/server/api/accept-error-report';

/** Takes error reports of the site's own pages. */
export async function POST(request: NextRequest): Promise<Response> {
  return acceptErrorReport(request);
}
