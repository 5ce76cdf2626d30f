import { answerDirectly } from '@/lib/server/api/answer-directly';
import { handleShopRequest, maxCallBytes } from '@/lib/server/api/shop/handle-shop-request';

export const dynamic = 'force-dynamic';

export const POST = answerDirectly('/api/shop', handleShopRequest, { mostBytes: maxCallBytes });
