import { CustomerOrdersDocument, type CustomerOrdersQuery } from '@/graphql/generated/shop/graphql';
import type { OrderView } from '@/lib/browser/shop/shop-views';
import { mapOrder } from '@/lib/browser/shop/map-order';
import { type ShopQuery, useCustomerQuery } from '@/lib/browser/shop/use-shop-query';
import { useState } from 'react';

/**
 * Subscribes to the orders that this page has loaded so far, newest first, and loads `limit` more starting at `offset`.
 */
function useOrdersFrom(offset: number, limit: number): ShopQuery<readonly OrderView[]> {
  return useCustomerQuery(CustomerOrdersDocument, { offset, limit }, toOrders);
}

function toOrders({ customer }: CustomerOrdersQuery): readonly OrderView[] {
  return customer.orders.map(mapOrder);
}

type OrderQuery =
  | { kind: 'loading' }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'found'; order: OrderView };

const searchPageSize = 50;

/**
 * Returns one order of the customer by its number, from the cache if it was loaded before. `missing` when the customer
 * has no such order; orders of other customers are never returned.
 */
export function useOrder(orderNumber: number): { found: OrderQuery; retry: () => void } {
  const [offset, setOffset] = useState(0);
  const { kind, value, reload } = useOrdersFrom(offset, searchPageSize);
  const order = value?.find((candidate) => candidate.orderNumber === orderNumber);
  // Orders are sorted by descending number: once a smaller number appears, the requested order cannot follow.
  const isPast = (value?.at(-1)?.orderNumber ?? 0) < orderNumber;
  const hasMore = (value?.length ?? 0) >= offset + searchPageSize;
  const isSearching = !order && !isPast && hasMore;
  if (kind === 'ready' && isSearching) setOffset(offset + searchPageSize);

  return { found: toFound(order, isSearching ? 'loading' : kind), retry: () => void reload() };
}

function toFound(order: OrderView | undefined, kind: 'loading' | 'broken' | 'ready'): OrderQuery {
  if (order) return { kind: 'found', order };
  return kind === 'ready' ? { kind: 'missing' } : { kind };
}

type OrderList = {
  /** The displayed orders, newest first; null until the first page is loaded. */
  orders: readonly OrderView[] | null;
  hasMore: boolean;
  status: 'loading' | 'broken' | 'ready';
};

/**
 * Returns the customer's orders, newest first, in pages of `pageSize`. `more` shows the next page and also retries
 * after a failure.
 */
export function useOrders(pageSize: number): OrderList & { more: () => void } {
  const [shown, setShown] = useState(pageSize);
  const [offset, setOffset] = useState(0);
  // Requests one order more than is displayed, to know whether there is a next page.
  const { kind, value, reload } = useOrdersFrom(offset, pageSize + 1);

  function more(): void {
    if (kind === 'broken') return void reload();
    const known = value?.length ?? 0;
    setShown(shown + pageSize);
    if (known <= shown + pageSize) setOffset(known);
  }

  return {
    orders: value && value.slice(0, shown),
    hasMore: (value?.length ?? 0) > shown,
    status: kind,
    more,
  };
}
