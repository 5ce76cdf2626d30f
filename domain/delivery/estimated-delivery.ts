import type { Availability } from '@/domain/availability/availability';
import { type IsoDay, toBerlinDay } from '@/domain/time/day';
import { homeCountryId } from '@/domain/address/countries';
import {
  getHolidayScope,
  isCompanyHoliday,
  addWorkingDays,
  toCompanyWorkingDay,
  type IsHoliday,
  toWorkingDay,
} from './working-days';
import { type ParcelKind, getTransitDays } from './transit-days';
import { isPrepaid, isPaidByTransfer } from '@/domain/payment/payment-terms';

export type EstimatedDeliveryInput = {
  /** When the house has everything. */
  availability: Availability;
  /** The day it counts from: that of the order or, where the money comes first, that of the money. */
  from: IsoDay;
  kind: ParcelKind;
  /** Lower-case ISO code; null when it is picked up. */
  countryId: string | null;
  /** Nothing is brought before them. */
  requestedDates?: readonly IsoDay[];
};

export type EstimatedDelivery = {
  /** The day it leaves the house, or can be picked up. */
  ready: IsoDay;
  /** The first and the last day on which it arrives; both `ready` when it is picked up. */
  from: IsoDay;
  until: IsoDay;
};

/**
 * The one promise of the house, for every place that names a day. Goods leave on the working day after the order or, when they
 * come later, on the first working day from that one on; then they take their working days on the road. A wished day on which nobody
 * brings or hands out is the working day after it. The last day also
 * leaves out what is a holiday at home or in a part of the country only. Null while nobody knows when the goods are there.
 */
export function computeEstimatedDelivery(input: EstimatedDeliveryInput): EstimatedDelivery | null {
  const { availability, from: start, kind, countryId, requestedDates = [] } = input;
  if (availability.kind === 'unknown') return null;
  const nextDay = addWorkingDays(start, 1, isCompanyHoliday);
  const ready =
    availability.kind === 'now' ? nextDay : latest(nextDay, toCompanyWorkingDay(availability.date));
  const requested = requestedDates.reduce(latest, ready);
  if (countryId === null) {
    const collected = toCompanyWorkingDay(requested);
    return { ready: collected, from: collected, until: collected };
  }
  const [fewest, most] = getTransitDays(countryId, kind);
  const isFree: IsHoliday = (day) => getHolidayScope(countryId, day) === 'everywhere';
  const mayBeFree: IsHoliday = (day) =>
    getHolidayScope(countryId, day) !== 'nowhere' ||
    getHolidayScope(homeCountryId, day) === 'everywhere';
  const from = addWorkingDays(ready, fewest, isFree);
  const until = addWorkingDays(ready, most, mayBeFree);
  return {
    ready,
    from: toWorkingDay(latest(from, requested), isFree),
    until: toWorkingDay(latest(until, requested), mayBeFree),
  };
}

/** The day money is there that is sent by transfer on `day`: banks take one working day. */
export function computeTransferArrival(day: IsoDay): IsoDay {
  return addWorkingDays(day, 1, isCompanyHoliday);
}

function latest(a: IsoDay, b: IsoDay): IsoDay {
  return a > b ? a : b;
}

type OrderedAndPaid = {
  /** Epoch milliseconds, as is the other. */
  orderedAt: number;
  /** Null while the money is not there. */
  paidAt: number | null;
  /** Null while it is not chosen: then the money comes with the order. */
  paymentId: string | null;
};

/** The day a promise counts from: that of the money where it is there, or a transfer's when it is sent with the order. */
export function getDeliveryStartDay({ orderedAt, paidAt, paymentId }: OrderedAndPaid): IsoDay {
  if (paidAt !== null && paymentId !== null && isPrepaid(paymentId)) return toBerlinDay(paidAt);
  const day = toBerlinDay(orderedAt);
  return isPaidByTransfer(paymentId) ? computeTransferArrival(day) : day;
}
