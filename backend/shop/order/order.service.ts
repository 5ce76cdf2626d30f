// The door to orders: what other areas may do with them.
export { findCredit, getOwnCredit } from './credit';
export {
  findInvoicedOrders,
  findOrdersWithItems,
  findOwnOrder,
} from './customer-orders.repository';
export { type DeliveryMove, DeliveryMoveError, moveDelivery } from './move-delivery';
export { moveOrder, OrderMoveError, stepOf } from './move-order';
export { orderCommandUsage, readOrderCommand } from './order-command';
export { readOrderAddress } from './order-snapshot';
export { findOrderItems, findOrders } from './order.repository';
export { placeOrder } from './place-order';
