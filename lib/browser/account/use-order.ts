import { useCallback, useEffect, useState } from 'react';
import { useIsLoadingInitState } from '@/lib/browser/state/local-operations';
import type { OrderView } from '@/lib/browser/shop/account-views';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { findOrder } from '@/lib/browser/shop/order-api';

type FoundOrder =
  | { kind: 'loading' }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'found'; order: OrderView };

/** One order of the caller's by its number; missing when there is none, be it somebody else's. */
export function useOrder(orderNumber: number): { found: FoundOrder; retry: () => void } {
  const isUnknown = useIsLoadingInitState();
  const [found, setFound] = useState<FoundOrder>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (isUnknown) return;
    let isCurrent = true;
    void findOrder(orderNumber).then((answer) => {
      if (isCurrent) setFound((before) => toFound(before, answer));
    });
    return () => {
      isCurrent = false;
    };
  }, [isUnknown, orderNumber, attempt]);

  const retry = useCallback(() => {
    setFound({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { found, retry };
}

function toFound(before: FoundOrder, answer: ShopAnswer<OrderView | null>): FoundOrder {
  if (answer.kind === 'sessionEnded') return before;
  if (answer.kind !== 'done') return { kind: 'broken' };
  return answer.value ? { kind: 'found', order: answer.value } : { kind: 'missing' };
}
