import { writeStorage } from './browser-storage';

export const cartSnapshotKey = 'cartSnapshot';

/** Removes the stored cart after it was ordered or its owner signed out. Loaded by every page, so it has no imports. */
export function removeCartSnapshot(): void {
  writeStorage('localStorage', cartSnapshotKey, null);
}
