import { handleWithdrawalDecision } from '@/lib/server/orders/handle-link-decisions';

export const dynamic = 'force-dynamic';

export const POST = handleWithdrawalDecision;
