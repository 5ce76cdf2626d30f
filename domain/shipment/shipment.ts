/** Whether everything of an order leaves together, or what is there goes first. */
export const partingWishes = ['together', 'asReady'] as const;
export type PartingWish = (typeof partingWishes)[number];

/** A kept wish; null for anything else. */
export function readPartingWish(text: string | null): PartingWish | null {
  return partingWishes.find((wish) => wish === text) ?? null;
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
export function shipmentState(times: ShipmentTimes): ShipmentState {
  if (times.cancelledAt !== null) return 'cancelled';
  if (times.deliveredAt !== null) return 'delivered';
  if (times.dispatchedAt !== null) return 'dispatched';
  return times.assembledAt === null ? 'planned' : 'assembled';
}

/** True when a shipment was still to come as the other one left: what the note of that one says stays true. */
export function isLeftBehind(one: ShipmentTimes, { dispatchedAt }: ShipmentTimes): boolean {
  const isAfter = (at: number | null) =>
    at === null || (dispatchedAt !== null && at > dispatchedAt);
  return isAfter(one.dispatchedAt) && isAfter(one.cancelledAt);
}

/** True while nothing of it has left the house and it is still to come. */
export function isStillHere(times: ShipmentTimes): boolean {
  return times.cancelledAt === null && times.dispatchedAt === null;
}
