import type { NextRequest } from 'next/server';
import { handleItemsRequest } from '@/lib/server/catalog/list-items-by-sku';

export const dynamic = 'force-dynamic';

export function GET(request: NextRequest) {
  return handleItemsRequest(request);
}
