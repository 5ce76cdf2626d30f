// The door to orders: what other areas may do with them.
export { configurationNote } from './configuration-note';
export { countOrdersByStep } from './count-orders';
export { creditOrder } from './credit-order';
export { creditCommandUsage, readCreditCommand } from './credit-command';
export { findCredit, getOwnCredit } from './credit';
export { countOrders, findOrderPage, findOwnOrder, withItems } from './customer-orders.repository';
export {
  countInvoices,
  eachInvoicePage,
  findDueInvoices,
  findInvoicePage,
  findOwnInvoice,
  type InvoicePage,
  owedOn,
} from './invoices/customer-invoices.repository';
export { endOrder, findUnpaidOrders, markAsPaid } from './end-unpaid';
export { noteForeignOrder, renewForeignOrder } from './foreign-order';
export { noteMoneyCheck } from './money-check.repository';
export { type DeliveryMove, DeliveryMoveError, moveDelivery } from './move-delivery';
export type { OrderModel } from './order-model';
export { moveOrder, stepOf } from './move-order';
export { numbersCommandUsage, readNumbersCommand } from './numbers-command';
export { OrderMoveError } from './order-move';
export { orderCommandUsage, readOrderCommand } from './order-command';
export { keptDays } from './order-promise';
export { readOrderAddress } from './order-snapshot';
export { findOrder, findOrderByNumber, findOrderItems, findOrders } from './order.repository';
export {
  countUnderWay,
  findExpectedItems,
  findMovedOrders,
  findNextToArrive,
  findSentAfter,
} from './orders-under-way.repository';
export { creditedCents } from './invoices/correct-invoice';
export {
  findInvoiceFile,
  findInvoicesOf,
  findUntold,
  findWithoutFile,
  keepInvoiceFile,
  markFileKept,
  markInvoiceTold,
} from './invoices/invoices.repository';
export {
  findWithoutXrechnung,
  findXrechnung,
  keepXrechnung,
  markXrechnungKept,
} from './invoices/xrechnung.repository';
export { settleOlderInvoices } from './invoices/settle-older-invoices';
export { orderMailKey } from './mails/order-mail';
export { placeOrder } from './place-order';
export { vatAbroad } from './vat-abroad';
export { findLinkedOrder } from './find-linked-order';
export { linkCommandUsage, readLinkCommand, renewLinks } from './renew-links';
export { holdOrder, releaseOrder } from './hold-order';
export { withdrawOrder } from './withdraw-order';
export { contentsText } from './shipments/shipment-text';
export { findShipments, findShipmentsOf } from './shipments/shipments.repository';
