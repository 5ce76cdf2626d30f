'use client';

import type { Availability } from '@/domain/catalog/availability';
import { kindOfSkus } from '@/domain/delivery/road-days';
import { arrivalNow } from '@/lib/platform/delivery/arrival-now';
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
  const arrival = arrivalNow({
    availability,
    kind: kindOfSkus(skus),
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
