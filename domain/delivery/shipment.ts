/** Whether everything of an order leaves together, or what is there goes first. */
export const shipmentModes = ['together', 'asReady'] as const;
export type ShipmentMode = (typeof shipmentModes)[number];

/** A kept wish; null for anything else. */
export function parseShipmentMode(text: string | null): ShipmentMode | null {
  return shipmentModes.find((wish) => wish === text) ?? null;
}

/** Where a shipment stands. */
export const shipmentStates = [
  'planned',
  'assembled',
  'dispatched',
  'delivered',
  'cancelled',
] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** When what happened to a shipment, in epoch milliseconds; null for what has not. */
export type ShipmentTimes = {
  assembledAt: number | null;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  cancelledAt: number | null;
  /** The last of the days on which it is expected, the first of them (null when it is one day), and the last one before it moved. */
  expectedAt: number | null;
  expectedFromAt: number | null;
  formerExpectedAt: number | null;
  trackingNumber: string;
};

/** The furthest step of a shipment, whichever were skipped. */
export function getShipmentState(times: ShipmentTimes): ShipmentState {
  if (times.cancelledAt !== null) return 'cancelled';
  if (times.deliveredAt !== null) return 'delivered';
  if (times.dispatchedAt !== null) return 'dispatched';
  return times.assembledAt === null ? 'planned' : 'assembled';
}

/** True when a shipment was still to come as the other one left: what the note of that one says stays true. */
export function isDispatchedLater(one: ShipmentTimes, { dispatchedAt }: ShipmentTimes): boolean {
  const isAfter = (at: number | null) =>
    at === null || (dispatchedAt !== null && at > dispatchedAt);
  return isAfter(one.dispatchedAt) && isAfter(one.cancelledAt);
}

/** True while nothing of it has left the house and it is still to come. */
export function isUndispatched(times: ShipmentTimes): boolean {
  return times.cancelledAt === null && times.dispatchedAt === null;
}

/** How far an order has come by its shipments. */
type OrderTimes = Omit<ShipmentTimes, 'cancelledAt' | 'formerExpectedAt'> & { cancelled: boolean };

/**
 * What the shipments of an order add up to: a step has happened once it has happened to all that are not cancelled, with the last
 * one's time; it is expected when the last that is not there yet is. Cancelled is an order of which nothing comes any more.
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
