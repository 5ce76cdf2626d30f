'use client';

import { useMemo } from 'react';
import type { Availability } from '@/domain/availability/availability';
import { findNewestUnpaidOrder } from '@/domain/order/order-summary';
import { isSignedIn } from '@/domain/session/session';
import { useCustomer } from '@/lib/browser/shop/use-customer';
import type { PlacedOrderView } from '@/lib/browser/shop/shop-views';
import { useClientState } from '@/lib/browser/state/client-state';
import { findLastOrder } from './last-order';

type LastOrder =
  | { kind: 'loading' }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'order'; order: PlacedOrderView; availability: Availability };

/**
 * Returns the order placed in this tab; after a reload it is loaded from the shop service again. In a tab without an
 * order, for example after the payment window was closed, returns the customer's latest order that awaits payment.
 */
export function useLastOrder(): { known: LastOrder; retry: () => void } {
  const isSessionKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);
  const isCustomer = useClientState(({ hasOxidToken, isAnonymous }) =>
    isSignedIn({ hasToken: hasOxidToken, isAnonymous }),
  );
  const last = useMemo(() => (isSessionKnown ? findLastOrder() : null), [isSessionKnown]);
  const { kind, value, reload } = useCustomer(isSessionKnown);
  const retry = () => void reload();

  if (!isSessionKnown) return { known: { kind: 'loading' }, retry };
  const orders = value?.orders ?? [];
  const placed = orders.find(({ orderNumber }) => orderNumber === last?.orderNumber);
  if (last && placed) {
    // A shop that keeps no addresses of orders sends the confirmation to the account's email.
    const order = { ...placed, email: placed.email || (value?.email ?? '') };
    return { known: { kind: 'order', order, availability: last.availability }, retry };
  }
  if (isCustomer && kind !== 'ready') return { known: { kind }, retry };
  const unpaid = last === null ? findNewestUnpaidOrder(orders) : null;
  if (unpaid)
    return { known: { kind: 'order', order: unpaid, availability: { kind: 'unknown' } }, retry };
  return { known: { kind: 'missing' }, retry };
}
