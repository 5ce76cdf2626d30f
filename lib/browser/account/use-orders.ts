import { useCallback, useEffect, useState } from 'react';
import { useIsLoadingInitState } from '@/lib/browser/state/local-operations';
import type { OrderView } from '@/lib/browser/shop/account-views';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { listOrders, type OrderPage } from '@/lib/browser/shop/order-api';

type OrderList = {
  /** Null until the first answer. */
  orders: readonly OrderView[] | null;
  hasMore: boolean;
  status: 'loading' | 'broken' | 'ready';
};

/** The caller's orders, newest first, so many at a time. `more` asks for the next ones, and again after a failure. */
export function useOrders(pageSize: number): OrderList & { more: () => void } {
  const isUnknown = useIsLoadingInitState();
  const [list, setList] = useState<OrderList>({ orders: null, hasMore: false, status: 'loading' });
  const [wanted, setWanted] = useState({ offset: 0, attempt: 0 });

  useEffect(() => {
    if (isUnknown) return;
    let isCurrent = true;
    void listOrders(wanted.offset, pageSize).then((answer) => {
      if (isCurrent) setList((before) => withPage(before, answer));
    });
    return () => {
      isCurrent = false;
    };
  }, [isUnknown, pageSize, wanted]);

  const more = useCallback(() => {
    setList((before) => ({ ...before, status: 'loading' }));
    setWanted(({ attempt }) => ({ offset: list.orders?.length ?? 0, attempt: attempt + 1 }));
  }, [list.orders]);

  return { ...list, more };
}

/** An order placed meanwhile moves the others down: what is there already is not listed twice. */
function withPage(before: OrderList, answer: ShopAnswer<OrderPage>): OrderList {
  if (answer.kind === 'sessionEnded') return before;
  if (answer.kind !== 'done') return { ...before, status: 'broken' };
  const { orders, hasMore } = answer.value;
  const known = new Set(before.orders?.map(({ id }) => id));
  const added = orders.filter(({ id }) => !known.has(id));
  return { orders: [...(before.orders ?? []), ...added], hasMore, status: 'ready' };
}
