import { handleStockAlertUnsubscribe } from '@/lib/server/api/handle-stock-alert-requests';

export const dynamic = 'force-dynamic';

export const POST = handleStockAlertUnsubscribe;
