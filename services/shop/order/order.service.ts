import type { ShopContext } from '../base/shop-context';
import type { Page } from '../base/shop-wire';
import type { InvoiceModel } from './invoices/invoice-model';
import { listOrderInvoices } from './invoices/invoices.repository';
import type { OrderItemModel, OrderModel, ShipmentModel } from './order-model';
import { findOrder, listOrderItems, listOrders } from './order.repository';
import { listShipments } from './shipments/shipments.repository';

type Services = Pick<ShopContext, 'db'>;

/** An order by its id; null when there is none. Whose it is the caller checks. */
export function findOrderById({ db }: Services, id: string): Promise<OrderModel | null> {
  return findOrder(db, id);
}

/** A customer's orders, newest first. */
export function listCustomerOrders(
  { db }: Services,
  customerId: string,
  page: Page,
): Promise<OrderModel[]> {
  return listOrders(db, customerId, page);
}

/** The lines of an order as they were placed. */
export function getOrderItems({ db }: Services, order: OrderModel): Promise<OrderItemModel[]> {
  return listOrderItems(db, order);
}

/** The shipments of an order. */
export function getOrderShipments({ db }: Services, orderId: string): Promise<ShipmentModel[]> {
  return listShipments(db, orderId);
}

/** The invoices and credit notes of an order. */
export function getOrderInvoices({ db }: Services, orderId: string): Promise<InvoiceModel[]> {
  return listOrderInvoices(db, [orderId]);
}
