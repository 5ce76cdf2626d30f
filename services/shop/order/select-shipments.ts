import type { OrderStep } from '@/domain/order/order-progress';
import type { RequestedLine } from './shipments/plan-shipments';
import { isUndispatched, getShipmentState } from '@/domain/delivery/shipment';
import type { OrderModel, ShipmentModel } from './order-model';
import { canApplyStep } from './shipments/shipment-state';

/** An operator's command to update an order. */
export interface OrderUpdate {
  orderNumber: number;
  /** The new step of the shipments; null: unchanged. */
  step: Exclude<OrderStep, 'ordered'> | null;
  isPaid: boolean;
  /** The tracking number to store; null: keeps an existing one. */
  trackingNumber: string | null;
  /** The new estimated delivery in epoch milliseconds; null: unchanged. */
  expectedAt: number | null;
  /** The number of the shipment to update; by default all shipments that can take the step. */
  shipment?: number;
  /** The products and quantities of the shipment that are dispatched now; by default all. */
  lines?: readonly RequestedLine[];
  /** Frame numbers to store for bicycles in the shipment, by SKU. */
  frameNumbers?: readonly { sku: string; number: string }[];
}

/** Thrown if an order cannot be updated. The message is for the operator. */
export class OrderUpdateError extends Error {
  override readonly name = 'OrderUpdateError';
}

/**
 * Returns the shipments an operator's update applies to: the named shipment, or all shipments that can take the step.
 * Throws OrderUpdateError if no shipment can take the step, or if none is named and several undispatched shipments
 * could be assembled, dispatched or delivered.
 */
export function selectShipments(
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  move: OrderUpdate,
): ShipmentModel[] {
  const { step, expectedAt, shipment: wanted, frameNumbers = [] } = move;
  if (wanted !== undefined) return [named(order, shipments, move, wanted)];
  if (step === null && expectedAt === null && frameNumbers.length === 0) return [];
  const able = shipments.filter((one) => canApplyStep(one, step));
  const [first] = able;
  if (!first) throw rejection(order, shipments, step);
  if (step === 'delivered' && able.some((one) => !isUndispatched(one)))
    return able.filter((one) => !isUndispatched(one));
  const isOne = step !== null && step !== 'cancelled';
  if (isOne && able.length > 1)
    throw new OrderUpdateError(
      `Order ${order.orderNumber} has the shipments ${able.map(({ number }) => number).join(' and ')} left. Select one with --shipment.`,
    );
  return able;
}

function named(
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  { step }: OrderUpdate,
  wanted: number,
): ShipmentModel {
  const found = shipments.find(({ number }) => number === wanted);
  if (!found) throw new OrderUpdateError(`Order ${order.orderNumber} has no shipment ${wanted}.`);
  if (!canApplyStep(found, step)) throw rejection(order, [found], step);
  return found;
}

function rejection(
  { orderNumber }: OrderModel,
  shipments: readonly ShipmentModel[],
  step: OrderUpdate['step'],
): OrderUpdateError {
  const states = shipments.filter(({ cancelledAt }) => cancelledAt === null).map(getShipmentState);
  const state = states.at(-1) ?? 'cancelled';
  return new OrderUpdateError(
    step === null
      ? `Order ${orderNumber} has no expected delivery.`
      : `Order ${orderNumber} is ${state} and cannot become ${step}.`,
  );
}
