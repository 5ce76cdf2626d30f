import { type ComparableAddress, isSameAddress } from './same-address';

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
