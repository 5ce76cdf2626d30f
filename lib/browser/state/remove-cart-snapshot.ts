export const cartSnapshotKey = 'cartSnapshot';

/** Removes the stored cart: it was ordered, or whoever filled it has signed out. Every page loads this, so it stands alone. */
export function removeCartSnapshot(): void {
  try {
    window.localStorage.removeItem(cartSnapshotKey);
  } catch {
    return;
  }
}
