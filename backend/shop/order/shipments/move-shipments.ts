import { orderTimes } from '@/domain/shipment/order-times';
import { isStillHere, shipmentState } from '@/domain/shipment/shipment';
import type { OrderModel } from '../order-model';
import type { ShipmentModel } from './shipment-model';

/** What happens to one or several shipments of an order. */
export interface ShipmentMove {
  step: 'assembled' | 'dispatched' | 'delivered' | 'cancelled' | null;
  trackingNumber: string | null;
  /** The new day, in epoch milliseconds; null: as before. */
  expectedAt: number | null;
}

const steps = ['planned', 'assembled', 'dispatched', 'delivered'] as const;

/** True when a shipment may take the step: forward only, and cancelled only before it has left. */
export function canTakeStep(shipment: ShipmentModel, step: ShipmentMove['step']): boolean {
  const state = shipmentState(shipment);
  if (state === 'cancelled') return false;
  if (step === null) return state !== 'delivered';
  if (step === 'cancelled') return isStillHere(shipment);
  return steps.indexOf(step) > steps.indexOf(state);
}

/** The shipment after the move. Steps that were left out have happened by now. */
export function movedShipment(
  shipment: ShipmentModel,
  { step, trackingNumber, expectedAt }: ShipmentMove,
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
export function orderWith(
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  now: number,
): OrderModel {
  const times = orderTimes(shipments);
  const hasMoved = times.expectedAt !== order.expectedAt && !times.cancelled;
  return {
    ...order,
    ...times,
    formerExpectedAt: hasMoved ? order.expectedAt : order.formerExpectedAt,
    updatedAt: now,
  };
}
