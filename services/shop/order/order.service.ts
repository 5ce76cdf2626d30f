import type { ShopContext } from '../base/shop-context';
import type { PageRange } from '../base/graphql-values';
import type { InvoiceModel } from './invoices/invoice-model';
import { listOrderInvoices } from './invoices/invoices.repository';
import type { OrderItemModel, OrderModel, ShipmentModel } from './order-model';
import { findOrder, listOrderItems, listOrders } from './order.repository';
import { listShipments } from './shipments/shipments.repository';

type Services = Pick<ShopContext, 'db'>;

/** Returns an order by id; null if there is none. The caller must check who owns it. */
export function findOrderById({ db }: Services, id: string): Promise<OrderModel | null> {
  return findOrder(db, id);
}

/** Returns a customer's orders, newest first, at most a hundred. */
export function listCustomerOrders(
  { db }: Services,
  customerId: string,
  page: PageRange,
): Promise<OrderModel[]> {
  return listOrders(db, customerId, page);
}

/** Returns the line items of an order, unchanged since it was placed. */
export function getOrderItems({ db }: Services, order: OrderModel): Promise<OrderItemModel[]> {
  return listOrderItems(db, order);
}

export function getOrderShipments({ db }: Services, orderId: string): Promise<ShipmentModel[]> {
  return listShipments(db, orderId);
}

export function getOrderInvoices({ db }: Services, orderId: string): Promise<InvoiceModel[]> {
  return listOrderInvoices(db, [orderId]);
}
