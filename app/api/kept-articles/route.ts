import type { NextRequest } from 'next/server';
import { handleArticlesRequest } from '@/lib/server/keep/handle-articles-request';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleArticlesRequest(request);
}
