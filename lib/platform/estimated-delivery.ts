import { homeCountryId } from '@/domain/address/countries';
import type { Availability } from '@/domain/availability/availability';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import {
  computeEstimatedDelivery,
  computeTransferArrival,
} from '@/domain/delivery/estimated-delivery';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import { isPaidByTransfer } from '@/domain/payment/payment-terms';
import type { IsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';
import { getToday } from '@/lib/platform/i18n/format-days';

type Wish = {
  availability: Availability;
  kind: ParcelKind;
  /** Lower-case ISO code; null when it is picked up, the home country while nobody has said. */
  countryId?: string | null;
  /** Null while it is not chosen: then the money comes with the order. */
  paymentId?: string | null;
  requestedDates?: readonly IsoDay[];
};

/** When something arrives that is ordered today, by the house's one promise; null while nobody knows. */
export function estimateDeliveryFromToday(wish: Wish): DaySpan | null {
  const { countryId = homeCountryId, paymentId = null, ...rest } = wish;
  const from = isPaidByTransfer(paymentId) ? computeTransferArrival(getToday()) : getToday();
  const promise = computeEstimatedDelivery({ ...rest, countryId, from });
  return promise && { from: promise.from, until: promise.until };
}

/** The arrivals at home of everything that may be chosen on a page, so that no browser has to know a calendar. */
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
