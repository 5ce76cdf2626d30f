import { handleOrderChangeDecision } from '@/lib/server/orders/handle-link-answers';

export const dynamic = 'force-dynamic';

export const POST = handleOrderChangeDecision;
