// The door to payments: how the money of an order comes, and goes back.
import type { ShopServices } from '../shop/base/context';
import { findOrder, type OrderModel } from '../shop/order/order.service';

/** The caller's own order; null for those of others and of nobody alike. */
export async function findOwnOrderById(
  { db }: Pick<ShopServices, 'db'>,
  customerId: string,
  orderId: string,
): Promise<OrderModel | null> {
  const order = await findOrder(db, orderId);
  return order?.customerId === customerId ? order : null;
}

export { findForeignOrder } from './foreign/find-foreign-order';
export { foreignShop, ForeignShopError } from './foreign/foreign-shop';
export { lookAfterPayments } from './look-after';
export { ForgedEvent } from './payment-provider';
export type { PaymentServices } from './payment-services';
export { type PaymentView, viewPayment } from './payment-view';
export { receiveEvent } from './receive-event';
export { settleOpenAttempts, type Started, startPayment } from './start-payment';
export { openPaymentProvider } from './open-payments';
