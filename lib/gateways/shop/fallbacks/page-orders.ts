import 'server-only';
import type { CustomerOrdersQuery } from '@/graphql/generated/shop/graphql';
import { loadShopSchema } from '@/lib/gateways/shop/schema/load-shop-schema';
import { hasCoordinate } from '@/lib/gateways/shop/schema/shop-schema';

interface Page {
  readonly offset?: unknown;
  readonly limit?: unknown;
}

/**
 * Cuts the orders of a shop that returns all of them to the requested page, newest first. Returns the data of a shop
 * with pages unchanged.
 */
export async function pageOrders(
  data: CustomerOrdersQuery,
  { offset, limit }: Page,
): Promise<CustomerOrdersQuery> {
  const schema = await loadShopSchema();
  if (schema === null || hasCoordinate(schema, 'Customer.orders(pagination)')) return data;
  const start = typeof offset === 'number' ? offset : 0;
  const end = typeof limit === 'number' ? start + limit : undefined;
  const orders = data.customer.orders.toSorted((a, b) => b.orderNumber - a.orderNumber);
  return { ...data, customer: { ...data.customer, orders: orders.slice(start, end) } };
}
