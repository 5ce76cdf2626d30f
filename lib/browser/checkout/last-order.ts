import type { Availability } from '@/domain/availability/availability';
import { readStoredJson, writeStorage } from '@/lib/browser/state/browser-storage';
import { getSession } from '@/lib/browser/session/session-store';

const storageKey = 'lastOrder';

/** The order of this tab and the delivery date estimated when it was placed; the stock changes afterwards. */
type LastOrder = { orderNumber: number; availability: Availability };

/** Stores in this tab which order the confirmation page shows and who owns it, so that a reload shows it again. */
export function saveLastOrder(order: LastOrder): void {
  const { owner } = getSession();
  // Without storage the confirmation page shows where the order can be found.
  writeStorage('sessionStorage', storageKey, JSON.stringify({ ...order, owner }));
}

/** Returns the order placed in this tab; null when there is none. */
export function findLastOrder(): LastOrder | null {
  return findOwnedLastOrder();
}

/**
 * True when the current caller placed this order in this tab, so that the shop service lets them read it. False when
 * nobody is signed in or somebody else is, for example a customer who signed in after a guest order.
 */
export function isLastOrderOfCaller(orderNumber: number): boolean {
  const { owner } = getSession();
  const last = findOwnedLastOrder();
  return owner !== null && last?.owner === owner && last.orderNumber === orderNumber;
}

/** `owner` is missing in orders stored by older versions. */
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
