import type { NextRequest } from 'next/server';
import { handleItemsRequest } from '@/lib/server/catalog/list-items-by-sku';

// Alias of /api/articles for pages opened before release 0.19. To be removed in 0.20.
export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleItemsRequest(request);
}
