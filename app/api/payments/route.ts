import { handlePaymentRequest } from '@/lib/server/orders/handle-payment-request';

export const dynamic = 'force-dynamic';

export const POST = handlePaymentRequest;
