// The door to orders: what other areas may do with them.
export { creditOrder } from './credit-order';
export { creditCommandUsage, readCreditCommand } from './credit-command';
export { findCredit, getOwnCredit } from './credit';
export { findOrdersWithItems, findOwnOrder } from './customer-orders.repository';
export { endOrder, findUnpaidOrders, markAsPaid } from './end-unpaid';
export { noteForeignOrder, renewForeignOrder } from './foreign-order';
export { type DeliveryMove, DeliveryMoveError, moveDelivery } from './move-delivery';
export type { OrderModel } from './order-model';
export { moveOrder, stepOf } from './move-order';
export { OrderMoveError } from './order-move';
export { orderCommandUsage, readOrderCommand } from './order-command';
export { keptDays } from './order-promise';
export { readOrderAddress } from './order-snapshot';
export { findOrder, findOrderItems, findOrders } from './order.repository';
export { creditedCents } from './invoices/correct-invoice';
export {
  findCustomerInvoices,
  findInvoiceFile,
  findInvoicesOf,
  findUntold,
  findWithoutFile,
  keepInvoiceFile,
  markInvoiceTold,
} from './invoices/invoices.repository';
export {
  findWithoutXrechnung,
  findXrechnung,
  keepXrechnung,
} from './invoices/xrechnung.repository';
export { settleOlderInvoices } from './invoices/settle-older-invoices';
export { orderMailKey } from './order-mail';
export { placeOrder } from './place-order';
export { vatAbroad } from './vat-abroad';
export { withdrawOrder } from './withdraw-order';
export { contentsText } from './shipments/shipment-text';
export { findShipments, findShipmentsOf } from './shipments/shipments.repository';
