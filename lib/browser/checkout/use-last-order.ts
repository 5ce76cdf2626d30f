'use client';

import { useMemo } from 'react';
import type { Availability } from '@/domain/catalog/availability';
import { isSignedIn } from '@/domain/session/session';
import { useCustomer } from '@/lib/browser/shop/checkout-api';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { useClientState } from '@/lib/browser/state/client-state';
import { rememberedOrder } from './last-order';

type LastOrder =
  | { kind: 'loading' }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'order'; order: PlacedOrderView; availability: Availability };

/** The order that was placed in this tab, at once after it was placed; a reload reads it from the shop again. */
export function useLastOrder(): { known: LastOrder; retry: () => void } {
  const isSessionKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);
  const isCustomer = useClientState(({ hasOxidToken, isAnonymous }) =>
    isSignedIn({ hasToken: hasOxidToken, isAnonymous }),
  );
  const last = useMemo(() => (isSessionKnown ? rememberedOrder() : null), [isSessionKnown]);
  const { kind, value, reload } = useCustomer(last !== null);
  const retry = () => void reload();

  if (!isSessionKnown) return { known: { kind: 'loading' }, retry };
  const order = value?.orders.find(({ orderNumber }) => orderNumber === last?.orderNumber);
  if (last && order)
    return { known: { kind: 'order', order, availability: last.availability }, retry };
  const isOpen = isCustomer && last !== null && kind !== 'ready';
  return { known: { kind: isOpen ? kind : 'missing' }, retry };
}
