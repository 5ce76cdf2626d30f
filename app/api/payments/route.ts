import { handlePaymentRequest } from '@/lib/server/payments/handle-payment-request';

export const dynamic = 'force-dynamic';

export const POST = handlePaymentRequest;
