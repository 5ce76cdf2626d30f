import type { NextRequest } from 'next/server';
import { handleArticlesRequest } from '@/lib/server/catalog/list-articles-by-sku';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleArticlesRequest(request);
}
