import { useState } from 'react';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { useOrdersFrom } from '@/lib/browser/shop/order-api';

type FoundOrder =
  | { kind: 'loading' }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'found'; order: OrderView };

const searchPageSize = 50;

/** One order of the caller's by its number, at once when it was read before; missing when there is none, be it somebody else's. */
export function useOrder(orderNumber: number): { found: FoundOrder; retry: () => void } {
  const [offset, setOffset] = useState(0);
  const { kind, value, reload } = useOrdersFrom(offset, searchPageSize);
  const order = value?.find((candidate) => candidate.orderNumber === orderNumber);
  // Numbers only grow: once they are smaller than the wanted one, it cannot follow.
  const isPast = (value?.at(-1)?.orderNumber ?? 0) < orderNumber;
  const hasMore = (value?.length ?? 0) >= offset + searchPageSize;
  const isSearching = !order && !isPast && hasMore;
  if (kind === 'ready' && isSearching) setOffset(offset + searchPageSize);

  return { found: toFound(order, isSearching ? 'loading' : kind), retry: () => void reload() };
}

function toFound(order: OrderView | undefined, kind: 'loading' | 'broken' | 'ready'): FoundOrder {
  if (order) return { kind: 'found', order };
  return kind === 'ready' ? { kind: 'missing' } : { kind };
}
