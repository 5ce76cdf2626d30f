import { homeCountryId } from '@/domain/address/countries';
import type { Availability } from '@/domain/availability/availability';
import type { ArrivalDates, ParcelKind } from '@/domain/delivery/transit-days';
import {
  computeEstimatedDelivery,
  computeTransferArrival,
} from '@/domain/delivery/estimated-delivery';
import { isPaidByTransfer } from '@/domain/payment/payment-terms';
import type { IsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';
import { getToday } from '@/lib/platform/i18n/format-days';

type DeliveryInput = {
  availability: Availability;
  kind: ParcelKind;
  /** Lower-case ISO country code; null for pickup, the home country by default. */
  countryId?: string | null;
  /** Null while not chosen; payment is then assumed to be made with the order. */
  paymentId?: string | null;
  requestedDates?: readonly IsoDay[];
};

/** Returns the estimated delivery days of an order placed today; null while they are unknown. */
export function estimateDeliveryFromToday(order: DeliveryInput): DaySpan | null {
  const { countryId = homeCountryId, paymentId = null, ...rest } = order;
  const from = isPaidByTransfer(paymentId) ? computeTransferArrival(getToday()) : getToday();
  const promise = computeEstimatedDelivery({ ...rest, countryId, from });
  return promise && { from: promise.from, until: promise.until };
}

/**
 * Returns the estimated delivery days to the home country by the day on which a variant becomes available, for all
 * variants of a page. The browser then needs no calendar of working days.
 */
export function computeHomeDeliveries(
  availabilities: readonly Availability[],
  kind: ParcelKind,
): ArrivalDates {
  return Object.fromEntries(
    availabilities.flatMap((availability) => {
      const days = estimateDeliveryFromToday({ availability, kind });
      if (availability.kind === 'unknown' || days === null) return [];
      const key = availability.kind === 'now' ? 'now' : availability.date;
      return [[key, [days.from, days.until]]];
    }),
  );
}
