const storageKey = 'lastOrder';

/** Remembers in this tab which order the done page shows, so that a reload keeps it. */
export function rememberOrder(orderNumber: number): void {
  try {
    window.sessionStorage.setItem(storageKey, String(orderNumber));
  } catch {
    // Without storage the done page says where the order can be found.
    return;
  }
}

/** The number of the order placed in this tab; null when there is none. */
export function rememberedOrder(): number | null {
  try {
    const kept = Number(window.sessionStorage.getItem(storageKey));
    return Number.isInteger(kept) && kept > 0 ? kept : null;
  } catch {
    return null;
  }
}
