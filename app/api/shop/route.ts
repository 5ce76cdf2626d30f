import { handleShopRequest } from '@/lib/server/api/shop/handle-shop-request';

export const dynamic = 'force-dynamic';

export const POST = handleShopRequest;
