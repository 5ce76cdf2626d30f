'use client';

import type { Availability } from '@/domain/availability/availability';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { estimateDeliveryFromToday } from '@/lib/platform/estimated-delivery';
import { AvailabilityLabel } from './availability-label';

interface Props {
  readonly availability: Availability;
  /** The SKUs of the items shipped together. */
  readonly skus: readonly (string | null | undefined)[];
  /** The destination country as a lower-case ISO code; null for pickup, undefined for the home country. */
  readonly countryId?: string | null | undefined;
  readonly paymentId?: string | null | undefined;
  readonly className?: string;
}

/**
 * The availability of an item and its estimated delivery if it is ordered today. Its code includes the calendar of
 * working days, so do not use it on pages with a size budget for the first load.
 */
export function AvailabilityWithEstimate({
  availability,
  skus,
  countryId,
  paymentId,
  className,
}: Props) {
  const arrival = estimateDeliveryFromToday({
    availability,
    kind: getParcelKind(skus),
    ...(countryId !== undefined && { countryId }),
    ...(paymentId !== undefined && { paymentId }),
  });
  return (
    <AvailabilityLabel
      availability={availability}
      arrival={arrival}
      isPickup={countryId === null}
      className={className}
    />
  );
}
