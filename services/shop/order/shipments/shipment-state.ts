import { computeOrderTimes, isUndispatched, getShipmentState } from '@/domain/delivery/shipment';
import type { OrderModel, ShipmentModel } from '../order-model';

/** An update of one or more shipments of an order. */
export interface ShipmentUpdate {
  step: 'assembled' | 'dispatched' | 'delivered' | 'cancelled' | null;
  trackingNumber: string | null;
  /** The new date in epoch milliseconds; null: unchanged. */
  expectedAt: number | null;
}

const steps = ['planned', 'assembled', 'dispatched', 'delivered'] as const;

/**
 * Returns true if a shipment can take the step: steps only go forward, and a shipment can be canceled only before
 * dispatch.
 */
export function canApplyStep(shipment: ShipmentModel, step: ShipmentUpdate['step']): boolean {
  const state = getShipmentState(shipment);
  if (state === 'cancelled') return false;
  if (step === null) return state !== 'delivered';
  if (step === 'cancelled') return isUndispatched(shipment);
  return steps.indexOf(step) > steps.indexOf(state);
}

/** Returns the updated shipment. Steps that the update skips get the same time as the new step. */
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

/**
 * Returns the order with the progress and estimated delivery of its shipments, and with the previous estimated delivery
 * if it changed.
 */
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
