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

/** The caller's own order; null for those of others and of nobody alike. */
export async function findOwnOrderById(
  { db }: Pick<ShopServices, 'db'>,
  customerId: string,
  orderId: string,
): Promise<OrderModel | null> {
  const order = await findOrder(db, orderId);
  return order?.customerId === customerId ? order : null;
}

/** How an order's money stands, for whoever may know it. Money is cents. */
export interface PaymentView {
  orderNumber: number;
  state: PaymentState;
  /** How it is paid, in the language asked for. */
  title: string;
  kind: 'online' | 'transfer' | 'invoice';
  totalCents: number;
  refundedCents: number;
  /** Until when the goods wait for the money, ISO; null where nothing is waited for, or without an end. */
  payUntil: string | null;
  paidAt: string | null;
  /** True once the order is cancelled, whatever became of its money. */
  isCancelled: boolean;
  /** Where the money is to go; null unless it is waited for and comes by transfer. */
  transfer: TransferDetails | null;
  /** What an order held that ended unpaid, so that it can be ordered again; else nothing. */
  lines: { id: string; productId: string; title: string; amount: number; persParam: string }[];
}

/** How the money of an order stands now, computed from what has happened. */
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
