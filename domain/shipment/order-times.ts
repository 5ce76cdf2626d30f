import { isStillHere, type ShipmentTimes } from './shipment';

/** How far an order has come by its shipments. */
type OrderTimes = Omit<ShipmentTimes, 'cancelledAt' | 'formerExpectedAt'> & { cancelled: boolean };

/**
 * What the shipments of an order add up to: a step has happened once it has happened to all that are not cancelled, with the last
 * one's time; it is expected when the last that is not there yet is. Cancelled is an order of which nothing comes any more.
 */
export function orderTimes(shipments: readonly ShipmentTimes[]): OrderTimes {
  const live = shipments.filter(({ cancelledAt }) => cancelledAt === null);
  const counted = live.length > 0 ? live : shipments;
  const coming = counted.filter(({ deliveredAt }) => deliveredAt === null);
  const sent = counted.filter((one) => !isStillHere(one) && one.trackingNumber !== '');
  return {
    cancelled: live.length === 0,
    assembledAt: lastOf(counted.map(({ assembledAt }) => assembledAt)),
    dispatchedAt: lastOf(counted.map(({ dispatchedAt }) => dispatchedAt)),
    deliveredAt: lastOf(counted.map(({ deliveredAt }) => deliveredAt)),
    ...lastDays(coming.length > 0 ? coming : counted),
    trackingNumber: sent.at(-1)?.trackingNumber ?? '',
  };
}

/** The days of the shipment that comes last; none while one has no day. */
function lastDays(
  shipments: readonly ShipmentTimes[],
): Pick<ShipmentTimes, 'expectedAt' | 'expectedFromAt'> {
  const expectedAt = lastOf(shipments.map((one) => one.expectedAt));
  const last = shipments.find((one) => one.expectedAt === expectedAt);
  return {
    expectedAt,
    expectedFromAt: expectedAt === null ? null : (last?.expectedFromAt ?? null),
  };
}

/** The latest of all; null when one has not happened. */
function lastOf(times: readonly (number | null)[]): number | null {
  const known = times.filter((at) => at !== null);
  return known.length < times.length || known.length === 0 ? null : Math.max(...known);
}
