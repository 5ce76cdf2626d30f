import { toCents } from '@/domain/money/cents';
import type { PaymentState } from '@/domain/payment/payment-state';
import type { OrderFieldsFragment } from '@/graphql/generated/shop/graphql';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';

type WirePayment = NonNullable<OrderFieldsFragment['payment']>;

const states: Record<WirePayment['state'], PaymentState> = {
  ON_INVOICE: 'onInvoice',
  OPEN: 'open',
  PROCESSING: 'processing',
  PAID: 'paid',
  PARTLY_REFUNDED: 'partlyRefunded',
  REFUNDED: 'refunded',
  DISPUTED: 'disputed',
  EXAMINED: 'examined',
  ENDED: 'ended',
};

/** How the money of the wire's order stands; null for an order the shop keeps no payment of. */
export function mapPayment(wire: OrderFieldsFragment['payment']): OrderPaymentView | null {
  if (!wire) return null;
  const { state, isOnline, payUntil, link, transfer } = wire;
  return {
    ...{ state: states[state], isOnline, payUntil, link },
    transfer: transfer && toTransfer(transfer),
  };
}

function toTransfer({ amount, code, ...details }: NonNullable<WirePayment['transfer']>) {
  return { ...details, amountCents: toCents(amount), hasCode: code !== null };
}
