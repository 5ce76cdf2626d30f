import { useState } from 'react';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { useOrdersFrom } from '@/lib/browser/shop/order-api';

type OrderList = {
  /** Null until something is known. */
  orders: readonly OrderView[] | null;
  hasMore: boolean;
  status: 'loading' | 'broken' | 'ready';
};

/** The caller's orders, newest first, so many at a time. `more` shows the next ones, and asks again after a failure. */
export function useOrders(pageSize: number): OrderList & { more: () => void } {
  const [shown, setShown] = useState(pageSize);
  const [offset, setOffset] = useState(0);
  // One more than shown tells whether there are more.
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
