import type { NextRequest } from 'next/server';
import { handleItemsRequest } from '@/lib/server/catalog/list-items-by-sku';

// The path of /api/articles before 0.19, for pages that were opened before the update. Removed in 0.20.
export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleItemsRequest(request);
}
