import { createDirectRoute } from '@/lib/server/api/direct-route';
import { handleShopRequest, maxShopRequestBytes } from '@/lib/server/api/handle-shop-request';

export const dynamic = 'force-dynamic';

export const POST = createDirectRoute('/api/shop', handleShopRequest, {
  maxBytes: maxShopRequestBytes,
});
