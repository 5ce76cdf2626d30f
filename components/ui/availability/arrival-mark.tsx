'use client';

import type { Availability } from '@/domain/availability/availability';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { estimateDeliveryFromToday } from '@/lib/platform/estimated-delivery';
import { AvailabilityMark } from './availability-mark';

interface Props {
  readonly availability: Availability;
  /** The SKUs of the items shipped together. */
  readonly skus: readonly (string | null | undefined)[];
  /** A lower-case ISO code; null for pickup, the home country while undefined. */
  readonly countryId?: string | null | undefined;
  readonly paymentId?: string | null | undefined;
  readonly className?: string;
}

/**
 * The availability and the estimated delivery if ordered today. Includes the calendar code, so do not use it on pages
 * with a size budget for first loads.
 */
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
