import type { PaymentState } from '@/domain/payment/payment-state';
import type { OrderPaymentState } from '@/graphql/generated/shop-types';
import { readBrand } from '../../mail/brand';
import type { ShopContext } from '../base/context';
import { wireTime } from '../base/wire-time';
import type { OrderModel } from '../order/order-model';
import {
  findPayment,
  paymentLink,
  type TransferDetails,
  transferOf,
} from '../payment/payment.service';

const states: Record<PaymentState, OrderPaymentState> = {
  onInvoice: 'ON_INVOICE',
  open: 'OPEN',
  processing: 'PROCESSING',
  paid: 'PAID',
  partlyRefunded: 'PARTLY_REFUNDED',
  refunded: 'REFUNDED',
  disputed: 'DISPUTED',
  examined: 'EXAMINED',
  ended: 'ENDED',
};

/** How an order is paid and how far that has come. Only its owner comes this far. */
export async function wireOrderPayment(
  order: OrderModel,
  { db, language, tokenSecret, payments }: ShopContext,
) {
  const payment = await findPayment(db, language, order.paymentId);
  const state = await payments.stateOf(db, order);
  const isOpen = state === 'open';
  const isTransfer = isOpen && payment?.kind === 'transfer';
  return {
    id: order.id,
    payment,
    state: states[state],
    payUntil: isOpen ? wireTime(order.payUntil) : null,
    link: paymentLink(tokenSecret, order),
    isOnline: payment?.kind === 'online',
    transfer: isTransfer ? wireTransfer(transferOf(await readBrand(db), order)) : null,
  };
}

function wireTransfer({ amountCents, ...details }: TransferDetails) {
  return { ...details, amount: amountCents / 100 };
}
