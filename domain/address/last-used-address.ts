import { findSameAddress } from './find-same-address';
import type { ComparableAddress } from './same-address';

type PastOrder = { orderedAt: string | null; isPickup: boolean; deliveredTo: ComparableAddress };

/** The id of the address the latest delivered order went to; null when none of these was ever used. Pickups do not count. */
export function lastUsedAddressId(
  addresses: readonly (ComparableAddress & { id: string })[],
  orders: readonly PastOrder[],
): string | null {
  const latestFirst = orders
    .filter(({ isPickup }) => !isPickup)
    .sort((a, b) => (b.orderedAt ?? '').localeCompare(a.orderedAt ?? ''));
  for (const { deliveredTo } of latestFirst) {
    const used = findSameAddress(addresses, deliveredTo);
    if (used) return used.id;
  }
  return null;
}
