/** together: one shipment for the whole order. asReady: goods in stock ship first. */
export const shipmentModes = ['together', 'asReady'] as const;
export type ShipmentMode = (typeof shipmentModes)[number];

/** Parses a stored shipment mode. Returns null for an unknown value. */
export function parseShipmentMode(text: string | null): ShipmentMode | null {
  return shipmentModes.find((mode) => mode === text) ?? null;
}

/** Shipment states in the order of the process, then `cancelled`. */
export const shipmentStates = [
  'planned',
  'assembled',
  'dispatched',
  'delivered',
  'cancelled',
] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** Times of a shipment's steps in epoch milliseconds; null for steps that have not happened. */
export type ShipmentTimes = {
  assembledAt: number | null;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  cancelledAt: number | null;
  /** Last expected day of arrival. */
  expectedAt: number | null;
  /** First expected day of arrival; null if only a single day is expected. */
  expectedFromAt: number | null;
  /** Last expected day of arrival before its most recent change. */
  formerExpectedAt: number | null;
  trackingNumber: string;
};

/** Returns the furthest step of a shipment, even if earlier steps were skipped. */
export function getShipmentState(times: ShipmentTimes): ShipmentState {
  if (times.cancelledAt !== null) return 'cancelled';
  if (times.deliveredAt !== null) return 'delivered';
  if (times.dispatchedAt !== null) return 'dispatched';
  return times.assembledAt === null ? 'planned' : 'assembled';
}

/**
 * Checks whether shipment `one` was neither dispatched nor canceled when the other shipment was dispatched. The
 * delivery note of the other shipment then lists `one` as still to come, also when the note is printed again later.
 */
export function isDispatchedLater(one: ShipmentTimes, { dispatchedAt }: ShipmentTimes): boolean {
  const isAfter = (at: number | null) =>
    at === null || (dispatchedAt !== null && at > dispatchedAt);
  return isAfter(one.dispatchedAt) && isAfter(one.cancelledAt);
}

/** Checks that the shipment is neither dispatched nor canceled. */
export function isUndispatched(times: ShipmentTimes): boolean {
  return times.cancelledAt === null && times.dispatchedAt === null;
}

/** Progress of an order, derived from its shipments. */
type OrderTimes = Omit<ShipmentTimes, 'cancelledAt' | 'formerExpectedAt'> & { cancelled: boolean };

/**
 * Combines the shipments of an order. A step has happened when it has happened to all shipments that are not canceled;
 * its time is the latest one. The expected day is that of the last undelivered shipment. An order is canceled if all of
 * its shipments are.
 */
export function computeOrderTimes(shipments: readonly ShipmentTimes[]): OrderTimes {
  const live = shipments.filter(({ cancelledAt }) => cancelledAt === null);
  const counted = live.length > 0 ? live : shipments;
  const coming = counted.filter(({ deliveredAt }) => deliveredAt === null);
  const sent = counted.filter((one) => !isUndispatched(one) && one.trackingNumber !== '');
  return {
    cancelled: live.length === 0,
    assembledAt: lastOf(counted.map(({ assembledAt }) => assembledAt)),
    dispatchedAt: lastOf(counted.map(({ dispatchedAt }) => dispatchedAt)),
    deliveredAt: lastOf(counted.map(({ deliveredAt }) => deliveredAt)),
    ...lastDays(coming.length > 0 ? coming : counted),
    trackingNumber: sent.at(-1)?.trackingNumber ?? '',
  };
}

/** Returns the expected days of the shipment that arrives last; null if a shipment has no expected day. */
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

/** Returns the latest time; null if one is missing. */
function lastOf(times: readonly (number | null)[]): number | null {
  const known = times.filter((at) => at !== null);
  return known.length < times.length || known.length === 0 ? null : Math.max(...known);
}
