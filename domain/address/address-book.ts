/** How many delivery addresses an account holds; the shop refuses more. */
export const maxDeliveryAddresses = 50;

const shownAtFirst = 5;

/** The first five of a long list and the chosen one, in their order; all of a list that is hardly longer. */
export function listVisibleAddresses<T extends { id: string }>(
  addresses: readonly T[],
  chosenId: string,
): readonly T[] {
  if (addresses.length <= shownAtFirst + 1) return addresses;
  return addresses.filter(({ id }, index) => index < shownAtFirst || id === chosenId);
}

/** The fields that make two addresses the same; everything else an address holds is of no account (Spec §4). */
export type ComparableAddress = {
  firstName: string;
  lastName: string;
  city: string;
  zipCode: string;
  street: string;
  streetNumber: string;
  country: { title: string } | null;
};

/** Same means first and last name, city, zip code, street, number and country title are equal, ignoring case (Spec §4). */
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

/** What a carrier needs besides: addresses may be the same and still differ here. */
type DeliveryDetails = { company: string; additionalInfo: string; phone: string };

/** The first known address that is the same (Spec §4); null when there is none. */
export function findSameAddress<T extends ComparableAddress>(
  known: readonly T[],
  address: ComparableAddress,
): T | null {
  return known.find((candidate) => isSameAddress(candidate, address)) ?? null;
}

/** The first known address that is the same and tells a carrier the same, too; null when there is none. */
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

type PastOrder = { orderedAt: string | null; isPickup: boolean; deliveredTo: ComparableAddress };

/** The id of the address the latest delivered order went to; null when none of these was ever used. Pickups do not count. */
export function findLastUsedAddressId(
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
