import type { ShopServices, ShopPayments } from '../shop/base/shop-context';
import { findOrder, listOrderItems } from '../shop/order/order.repository';
import type { OrderModel } from '../shop/order/order-model';
import type { PaymentState } from '@/domain/payment/payment-state';
import { getBrand } from '../database/settings';
import type { Database } from '../database/database';
import {
  findPayment,
  type TransferDetails,
  getTransferDetails,
} from '../shop/payment/payment.service';
import { listRefunds } from './refund.repository';

/** Returns the caller's order; null when it does not exist or belongs to somebody else. */
export async function findOwnOrderById(
  { db }: Pick<ShopServices, 'db'>,
  customerId: string,
  orderId: string,
): Promise<OrderModel | null> {
  const order = await findOrder(db, orderId);
  return order?.customerId === customerId ? order : null;
}

/** Payment state of an order for those who may see it. Amounts are cents. */
export interface PaymentView {
  orderNumber: number;
  state: PaymentState;
  /** The payment method in the requested language. */
  title: string;
  kind: 'online' | 'transfer' | 'invoice';
  totalCents: number;
  refundedCents: number;
  /**
   * Payment deadline in ISO format, until which the goods are reserved; null when no payment is due or there is no
   * deadline.
   */
  payUntil: string | null;
  paidAt: string | null;
  /** True once the order is canceled, whether or not it is refunded. */
  isCancelled: boolean;
  /** Bank transfer details; null unless a transfer is due. */
  transfer: TransferDetails | null;
  /** Line items of an order that ended unpaid, for ordering again; otherwise empty. */
  lines: { id: string; productId: string; title: string; amount: number; persParam: string }[];
}

/** Computes the current payment state of an order. */
export async function getPaymentView(
  { db, payments }: { db: Database; payments: ShopPayments },
  order: OrderModel,
  language: 'de' | 'en',
): Promise<PaymentView> {
  const payment = await findPayment(db, language, order.paymentId);
  const kind = payment?.kind ?? 'invoice';
  const refunds = await listRefunds(db, order.id);
  const state = await payments.getState(db, order);
  const isTransfer = state === 'open' && kind === 'transfer';
  return {
    ...{ orderNumber: order.orderNumber, state, kind, title: payment?.title ?? '' },
    totalCents: order.totalCents,
    refundedCents: refunds
      .filter((refund) => refund.state !== 'failed')
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
    payUntil: state === 'open' ? isoOrNull(order.payUntil) : null,
    paidAt: isoOrNull(order.paidAt),
    isCancelled: order.cancelled,
    transfer: isTransfer ? getTransferDetails(await getBrand(db), order) : null,
    lines: state === 'ended' ? await linesOf(db, order) : [],
  };
}

async function linesOf(db: Database, order: OrderModel) {
  const items = await listOrderItems(db, order);
  return items.map(({ id, productId, title, amount, persParam }) => ({
    ...{ id, productId, title, amount, persParam },
  }));
}

function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
