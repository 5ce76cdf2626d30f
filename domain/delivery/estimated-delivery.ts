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
  /** Availability of all goods together. */
  availability: Availability;
  /** First day of the calculation: the day of the order or, for prepayment, the day of the payment. */
  from: IsoDay;
  kind: ParcelKind;
  /** Country of delivery as lowercase ISO code; null for pickup. */
  countryId: string | null;
  /** Delivery days requested by the customer; the goods are not delivered before the latest of them. */
  requestedDates?: readonly IsoDay[];
};

export type EstimatedDelivery = {
  /** Day of shipping, or the first day for pickup. */
  ready: IsoDay;
  /** First and last day of arrival; for pickup both equal `ready`. */
  from: IsoDay;
  until: IsoDay;
};

/**
 * Computes the estimated delivery; all delivery dates in the shop come from this function. Goods ship on the working
 * day after the start day or, if they become available later, on the first working day from then on. The transit days
 * are working days. If there is no delivery or pickup on the requested day, the next working day is used. For the last
 * day, holidays in the home country and regional holidays are also excluded. Returns null if the availability is
 * unknown.
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

/** Returns the day a bank transfer sent on `day` arrives: one working day later. */
export function computeTransferArrival(day: IsoDay): IsoDay {
  return addWorkingDays(day, 1, isCompanyHoliday);
}

function latest(a: IsoDay, b: IsoDay): IsoDay {
  return a > b ? a : b;
}

type OrderedAndPaid = {
  /** Time of the order in epoch milliseconds. */
  orderedAt: number;
  /** Time of the payment in epoch milliseconds; null if not paid yet. */
  paidAt: number | null;
  /** Id of the payment method; null if not selected yet: the calculation then starts on the day of the order. */
  paymentId: string | null;
};

/**
 * Returns the first day of the delivery calculation (Berlin day): the day of the payment if a prepaid order is paid,
 * the expected day of payment for an unpaid transfer, otherwise the day of the order.
 */
export function getDeliveryStartDay({ orderedAt, paidAt, paymentId }: OrderedAndPaid): IsoDay {
  if (paidAt !== null && paymentId !== null && isPrepaid(paymentId)) return toBerlinDay(paidAt);
  const day = toBerlinDay(orderedAt);
  return isPaidByTransfer(paymentId) ? computeTransferArrival(day) : day;
}
