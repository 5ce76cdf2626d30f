import { paymentState } from '@/domain/payment/payment-state';
import type { Database } from '../database/database';
import type { OrderMoney, ShopPayments } from '../shop/base/shop-payments';
import { findPayment } from '../shop/payment/payment.service';
import { findAttempts } from './attempt.repository';
import { findRefunds } from './refund.repository';
import type { TakenMethods } from './taken-methods';
import { writeGiveBack } from './write-give-back';

/** What other areas may know and ask of payments; no state is kept, it is computed from what has happened. */
export function createShopPayments({ canTake }: Pick<TakenMethods, 'canTake'>): ShopPayments {
  return { canTake, stateOf, giveBack: writeGiveBack };
}

async function stateOf(db: Database, order: OrderMoney) {
  const payment = await findPayment(db, 'de', order.paymentId);
  return paymentState({
    isOnInvoice: payment === null || payment.kind === 'invoice',
    isCancelled: order.cancelled,
    paidAt: order.paidAt,
    totalCents: order.totalCents,
    attempts: await findAttempts(db, order.id),
    refunds: await findRefunds(db, order.id),
  });
}
