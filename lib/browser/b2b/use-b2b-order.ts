import { useCallback, useEffect, useState } from 'react';
import type { B2bOrder } from '@/domain/dealer-account/b2b-orders';
import type { Language } from '@/domain/locale/language';
import { useIsLoadingInitState } from '@/lib/browser/state/client-state';
import type { B2bResult } from './b2b-client';
import { fetchB2bOrder } from './b2b-order-queries';

type FoundOrder =
  | { kind: 'loading' }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'found'; order: B2bOrder };

/** Returns one order of the dealer by its number; `missing` when the dealer has no such order. */
export function useB2bOrder(
  orderNumber: number,
  language: Language,
): { found: FoundOrder; retry: () => void } {
  const isUnknown = useIsLoadingInitState();
  const [found, setFound] = useState<FoundOrder>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (isUnknown) return;
    let isCurrent = true;
    void fetchB2bOrder(orderNumber, language).then((answer) => {
      if (isCurrent) setFound((before) => toFound(before, answer));
    });
    return () => {
      isCurrent = false;
    };
  }, [isUnknown, orderNumber, language, attempt]);

  const retry = useCallback(() => {
    setFound({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { found, retry };
}

function toFound(before: FoundOrder, answer: B2bResult<B2bOrder>): FoundOrder {
  if (answer.kind === 'sessionEnded') return before;
  if (answer.kind === 'done') return { kind: 'found', order: answer.value };
  return { kind: answer.kind === 'rejected' && answer.status === 404 ? 'missing' : 'broken' };
}
