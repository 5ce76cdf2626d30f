import { computeOrderTimes } from '@/domain/delivery/shipment';
import { isUndispatched, getShipmentState } from '@/domain/delivery/shipment';
import type { OrderModel } from '../order-model';
import type { ShipmentModel } from '../order-model';

/** What happens to one or several shipments of an order. */
export interface ShipmentUpdate {
  step: 'assembled' | 'dispatched' | 'delivered' | 'cancelled' | null;
  trackingNumber: string | null;
  /** The new day, in epoch milliseconds; null: as before. */
  expectedAt: number | null;
}

const steps = ['planned', 'assembled', 'dispatched', 'delivered'] as const;

/** True when a shipment may take the step: forward only, and cancelled only before it has left. */
export function canApplyStep(shipment: ShipmentModel, step: ShipmentUpdate['step']): boolean {
  const state = getShipmentState(shipment);
  if (state === 'cancelled') return false;
  if (step === null) return state !== 'delivered';
  if (step === 'cancelled') return isUndispatched(shipment);
  return steps.indexOf(step) > steps.indexOf(state);
}

/** The shipment after the move. Steps that were left out have happened by now. */
export function applyShipmentUpdate(
  shipment: ShipmentModel,
  { step, trackingNumber, expectedAt }: ShipmentUpdate,
  now: number,
): ShipmentModel {
  const isSent = step === 'dispatched' || step === 'delivered';
  const isBuilt = isSent || step === 'assembled';
  const hasMoved = expectedAt !== null && expectedAt !== shipment.expectedAt;
  return {
    ...shipment,
    ...(step === 'cancelled' && { cancelledAt: now }),
    ...(isBuilt && { assembledAt: shipment.assembledAt ?? now }),
    ...(isSent && { dispatchedAt: shipment.dispatchedAt ?? now }),
    ...(step === 'delivered' && { deliveredAt: now }),
    ...(trackingNumber !== null && { trackingNumber }),
    ...(hasMoved && {
      ...{ expectedAt, expectedFromAt: null },
      formerExpectedAt: shipment.expectedAt,
    }),
  };
}

/** The order as its shipments now add up, with the day it was expected before if that is another. */
export function applyShipmentsToOrder(
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  now: number,
): OrderModel {
  const times = computeOrderTimes(shipments);
  const hasMoved = times.expectedAt !== order.expectedAt && !times.cancelled;
  return {
    ...order,
    ...times,
    formerExpectedAt: hasMoved ? order.expectedAt : order.formerExpectedAt,
    updatedAt: now,
  };
}
