import type { Availability } from '@/domain/availability/availability';
import { getSession } from '@/lib/browser/session/session-store';

const storageKey = 'lastOrder';

/** The order of this tab and the day that was promised for all of it: afterwards the stock is another. */
type LastOrder = { orderNumber: number; availability: Availability };

/** Remembers in this tab which order the done page shows, so that a reload keeps it, and whose it is. */
export function saveLastOrder(order: LastOrder): void {
  const { owner } = getSession();
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...order, owner }));
  } catch {
    // Without storage the done page says where the order can be found.
    return;
  }
}

/** The order placed in this tab; null when there is none. */
export function findLastOrder(): LastOrder | null {
  return findOwnedLastOrder();
}

/**
 * True when this order was placed in this tab by whoever is signed in now, so that the shop lets them read it. False when nobody is,
 * or somebody else: a guest has ordered, and a customer has signed in since.
 */
export function isLastOrderOfCaller(orderNumber: number): boolean {
  const { owner } = getSession();
  const last = findOwnedLastOrder();
  return owner !== null && last?.owner === owner && last.orderNumber === orderNumber;
}

/** Without `owner` it was placed before this version was loaded. */
type OwnedOrder = LastOrder & { owner?: unknown };

function findOwnedLastOrder(): OwnedOrder | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return isLastOrder(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isLastOrder(kept: unknown): kept is OwnedOrder {
  if (
    typeof kept !== 'object' ||
    kept === null ||
    !('orderNumber' in kept) ||
    !('availability' in kept)
  )
    return false;
  const { availability } = kept;
  return (
    Number.isInteger(kept.orderNumber) &&
    typeof availability === 'object' &&
    availability !== null &&
    'kind' in availability
  );
}
