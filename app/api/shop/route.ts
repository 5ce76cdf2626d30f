import { handleShopRequest } from '@/lib/shop-api/handle-shop-request';

export const dynamic = 'force-dynamic';

export const POST = handleShopRequest;
