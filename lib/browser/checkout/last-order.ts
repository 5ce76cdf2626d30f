import type { Availability } from '@/domain/availability/availability';
import { readStoredJson, writeStorage } from '@/lib/browser/state/browser-storage';
import { getSession } from '@/lib/browser/session/session-store';

const storageKey = 'lastOrder';

/** The order placed in this tab and the delivery date estimated at that time, because the stock changes afterwards. */
type LastOrder = { orderNumber: number; availability: Availability };

/**
 * Stores the placed order and its owner in this tab, so that the confirmation page shows the order again after a
 * reload.
 */
export function saveLastOrder(order: LastOrder): void {
  const { owner } = getSession();
  // If storage is blocked, the confirmation page explains where to find the order.
  writeStorage('sessionStorage', storageKey, JSON.stringify({ ...order, owner }));
}

/** Returns the order placed in this tab; null when there is none. */
export function findLastOrder(): LastOrder | null {
  return findOwnedLastOrder();
}

/**
 * True when the current visitor or customer placed this order in this tab, so that the shop service lets them read it.
 * False when nobody is signed in or somebody else is, for example a customer who signed in after a guest order.
 */
export function isOwnLastOrder(orderNumber: number): boolean {
  const { owner } = getSession();
  const last = findOwnedLastOrder();
  return owner !== null && last?.owner === owner && last.orderNumber === orderNumber;
}

/** The stored order with its owner, which is missing in orders stored by older versions of the site. */
type OwnedOrder = LastOrder & { owner?: unknown };

function findOwnedLastOrder(): OwnedOrder | null {
  const stored = readStoredJson('sessionStorage', storageKey);
  return isLastOrder(stored) ? stored : null;
}

function isLastOrder(value: unknown): value is OwnedOrder {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('orderNumber' in value) ||
    !('availability' in value)
  )
    return false;
  const { availability } = value;
  return (
    Number.isInteger(value.orderNumber) &&
    typeof availability === 'object' &&
    availability !== null &&
    'kind' in availability
  );
}
