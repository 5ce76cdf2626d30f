'use client';

import type { Availability } from '@/domain/availability/availability';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { estimateDeliveryFromToday } from '@/lib/platform/estimated-delivery';
import { AvailabilityMark } from './availability-mark';

interface Props {
  readonly availability: Availability;
  /** Of what is sent together. */
  readonly skus: readonly (string | null | undefined)[];
  /** Lower-case ISO code; null when it is picked up, the home country while nobody has said. */
  readonly countryId?: string | null | undefined;
  readonly paymentId?: string | null | undefined;
  readonly className?: string;
}

/** When something is there and when it arrives if it is ordered today. It knows the calendar: not for pages that stand in the list of first loads. */
export function ArrivalMark({ availability, skus, countryId, paymentId, className }: Props) {
  const arrival = estimateDeliveryFromToday({
    availability,
    kind: getParcelKind(skus),
    ...(countryId !== undefined && { countryId }),
    ...(paymentId !== undefined && { paymentId }),
  });
  return (
    <AvailabilityMark
      availability={availability}
      arrival={arrival}
      isPickup={countryId === null}
      className={className}
    />
  );
}
