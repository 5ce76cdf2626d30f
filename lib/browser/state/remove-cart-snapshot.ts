import { writeStorage } from './browser-storage';

export const cartSnapshotKey = 'cartSnapshot';

/**
 * Removes the stored cart after it was ordered or its owner signed out. Every page loads this file, so it imports as
 * little as possible.
 */
export function removeCartSnapshot(): void {
  writeStorage('localStorage', cartSnapshotKey, null);
}
