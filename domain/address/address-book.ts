/** Maximum number of delivery addresses per account; more are rejected. */
export const maxDeliveryAddresses = 50;

const shownAtFirst = 5;

/**
 * Returns the first five addresses of a long list plus the selected one, in the order of the list. Returns all
 * addresses if there are at most six.
 */
export function listVisibleAddresses<T extends { id: string }>(
  addresses: readonly T[],
  chosenId: string,
): readonly T[] {
  if (addresses.length <= shownAtFirst + 1) return addresses;
  return addresses.filter(({ id }, index) => index < shownAtFirst || id === chosenId);
}

/**
 * The fields that are compared to decide whether two addresses are the same; all others are ignored (Specification §4).
 */
export type ComparableAddress = {
  firstName: string;
  lastName: string;
  city: string;
  zipCode: string;
  street: string;
  streetNumber: string;
  country: { title: string } | null;
};

/**
 * Two addresses are the same when first and last name, city, zip code, street, number and country title are equal,
 * ignoring case (Specification §4).
 */
export function isSameAddress(a: ComparableAddress, b: ComparableAddress): boolean {
  const other = comparedTexts(b);
  return comparedTexts(a).every(
    (text, index) => text.toLowerCase() === other[index]?.toLowerCase(),
  );
}

function comparedTexts(address: ComparableAddress): string[] {
  return [
    address.firstName,
    address.lastName,
    address.city,
    address.zipCode,
    address.street,
    address.streetNumber,
    address.country?.title ?? '',
  ];
}

/** Additional address fields for the carrier; `isSameAddress` does not compare them. */
type DeliveryDetails = { company: string; additionalInfo: string; phone: string };

/** Returns the first known address that is the same as the given one (Specification §4); null when there is none. */
export function findSameAddress<T extends ComparableAddress>(
  known: readonly T[],
  address: ComparableAddress,
): T | null {
  return known.find((candidate) => isSameAddress(candidate, address)) ?? null;
}

/**
 * Returns the first known address that is the same as the given one, including the delivery details; null when there is
 * none.
 */
export function findIdenticalAddress<T extends ComparableAddress & DeliveryDetails>(
  known: readonly T[],
  address: ComparableAddress & DeliveryDetails,
): T | null {
  const identical = known.find(
    (candidate) =>
      isSameAddress(candidate, address) &&
      candidate.phone === address.phone &&
      candidate.company === address.company &&
      candidate.additionalInfo === address.additionalInfo,
  );
  return identical ?? null;
}

type PastOrder = {
  orderedAt: string | null;
  isPickup: boolean;
  deliveredTo: ComparableAddress | null;
};

/**
 * Returns the id of the listed address to which the most recent order was sent, not counting pickups; null when no
 * order was sent to a listed address.
 */
export function findLastUsedAddressId(
  addresses: readonly (ComparableAddress & { id: string })[],
  orders: readonly PastOrder[],
): string | null {
  const latestFirst = orders
    .filter(({ isPickup }) => !isPickup)
    .sort((a, b) => (b.orderedAt ?? '').localeCompare(a.orderedAt ?? ''));
  for (const { deliveredTo } of latestFirst) {
    const used = deliveredTo && findSameAddress(addresses, deliveredTo);
    if (used) return used.id;
  }
  return null;
}
