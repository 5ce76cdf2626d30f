import { homeCountryId } from '@/domain/address/home-country';
import type { Availability } from '@/domain/catalog/availability';
import type { Arrivals } from '@/domain/delivery/arrivals';
import { promiseDelivery, transferArrives } from '@/domain/delivery/promise-delivery';
import type { ParcelKind } from '@/domain/delivery/road-days';
import { isPaidByTransfer } from '@/domain/payment/money-first';
import type { IsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/write-days';
import { today } from '@/lib/platform/i18n/days';

type Wish = {
  availability: Availability;
  kind: ParcelKind;
  /** Lower-case ISO code; null when it is picked up, the home country while nobody has said. */
  countryId?: string | null;
  /** Null while it is not chosen: then the money comes with the order. */
  paymentId?: string | null;
  wishedDays?: readonly IsoDay[];
};

/** When something arrives that is ordered today, by the house's one promise; null while nobody knows. */
export function arrivalNow(wish: Wish): DaySpan | null {
  const { countryId = homeCountryId, paymentId = null, ...rest } = wish;
  const from = isPaidByTransfer(paymentId) ? transferArrives(today()) : today();
  const promise = promiseDelivery({ ...rest, countryId, from });
  return promise && { from: promise.from, until: promise.until };
}

/** The arrivals at home of everything that may be chosen on a page, so that no browser has to know a calendar. */
export function arrivalsAtHome(
  availabilities: readonly Availability[],
  kind: ParcelKind,
): Arrivals {
  return Object.fromEntries(
    availabilities.flatMap((availability) => {
      const days = arrivalNow({ availability, kind });
      if (availability.kind === 'unknown' || days === null) return [];
      const key = availability.kind === 'now' ? 'now' : availability.date;
      return [[key, [days.from, days.until]]];
    }),
  );
}
