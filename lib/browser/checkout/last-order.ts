import type { Availability } from '@/domain/catalog/availability';

const storageKey = 'lastOrder';

/** The order of this tab and the day that was promised for all of it: afterwards the stock is another. */
type LastOrder = { orderNumber: number; availability: Availability };

/** Remembers in this tab which order the done page shows, so that a reload keeps it. */
export function rememberOrder(order: LastOrder): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(order));
  } catch {
    // Without storage the done page says where the order can be found.
    return;
  }
}

/** The order placed in this tab; null when there is none. */
export function rememberedOrder(): LastOrder | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return isLastOrder(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isLastOrder(kept: unknown): kept is LastOrder {
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
