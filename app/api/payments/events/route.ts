import { passPaymentEvent } from '@/lib/server/payments/pass-payment-event';

export const dynamic = 'force-dynamic';

export const POST = passPaymentEvent;
