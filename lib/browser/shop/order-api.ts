import { CustomerOrdersDocument } from '@/graphql/generated/shop/graphql';
import type { OrderView } from './account-views';
import { type ShopAnswer, askShop } from './ask-shop';
import { mapOrder } from './map-order';

const searchPageSize = 50;

export type OrderPage = { orders: readonly OrderView[]; hasMore: boolean };

/** So many of the caller's orders from an offset on, newest first, and whether there are more. */
export function listOrders(offset: number, count: number): Promise<ShopAnswer<OrderPage>> {
  // One more than shown tells whether there are more.
  const pagination = { offset, limit: count + 1 };
  return askShop(CustomerOrdersDocument, { pagination }, ({ customer }) => ({
    orders: customer.orders.slice(0, count).map(mapOrder),
    hasMore: customer.orders.length > count,
  }));
}

/** The caller's own order of this number; null when there is none, be it somebody else's. */
export async function findOrder(orderNumber: number): Promise<ShopAnswer<OrderView | null>> {
  for (let offset = 0; ; offset += searchPageSize) {
    const answer = await listOrders(offset, searchPageSize);
    if (answer.kind !== 'done') return answer;
    const { orders, hasMore } = answer.value;
    const order = orders.find((candidate) => candidate.orderNumber === orderNumber) ?? null;
    // Numbers only grow: once they are smaller than the wanted one, it cannot follow.
    const isPast = (orders.at(-1)?.orderNumber ?? 0) < orderNumber;
    if (order || isPast || !hasMore) return { ...answer, value: order };
  }
}
