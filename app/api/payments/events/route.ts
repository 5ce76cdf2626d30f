import { forwardPaymentEvent } from '@/lib/server/orders/forward-payment-event';

export const dynamic = 'force-dynamic';

export const POST = forwardPaymentEvent;
