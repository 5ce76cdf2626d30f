import type { OrderStep } from '@/domain/order/order-progress';
import type { RequestedLine } from './shipments/plan-shipments';
import { isUndispatched, getShipmentState } from '@/domain/delivery/shipment';
import type { OrderModel, ShipmentModel } from './order-model';
import { canApplyStep } from './shipments/shipment-state';

/** What an operator tells of an order. */
export interface OrderUpdate {
  orderNumber: number;
  /** Null: it stays where it is. */
  step: Exclude<OrderStep, 'ordered'> | null;
  isPaid: boolean;
  /** Null: none, or the one it has. */
  trackingNumber: string | null;
  /** The new day it is expected, in epoch milliseconds; null: as before. */
  expectedAt: number | null;
  /** Which shipment it is about; without it all that can go there. */
  shipment?: number;
  /** What of the shipment leaves now; without it all. */
  lines?: readonly RequestedLine[];
  /** Frame numbers of bicycles in it. */
  frames?: readonly { sku: string; number: string }[];
}

/** Why an order cannot be moved, in words for the operator. */
export class OrderUpdateError extends Error {
  override readonly name = 'OrderUpdateError';
}

/**
 * The shipments an operator's move is about: the one that is named, else all that can take the step. What leaves is named where
 * several wait. Throws OrderUpdateError when there is none, or too many.
 */
export function selectShipments(
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  move: OrderUpdate,
): ShipmentModel[] {
  const { step, expectedAt, shipment: wanted, frames = [] } = move;
  if (wanted !== undefined) return [named(order, shipments, move, wanted)];
  if (step === null && expectedAt === null && frames.length === 0) return [];
  const able = shipments.filter((one) => canApplyStep(one, step));
  const [first] = able;
  if (!first) throw refusal(order, shipments, step);
  if (step === 'delivered' && able.some((one) => !isUndispatched(one)))
    return able.filter((one) => !isUndispatched(one));
  const isOne = step !== null && step !== 'cancelled';
  if (isOne && able.length > 1)
    throw new OrderUpdateError(
      `Order ${order.orderNumber} has the shipments ${able.map(({ number }) => number).join(' and ')} left: say which with --shipment.`,
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
  if (!canApplyStep(found, step)) throw refusal(order, [found], step);
  return found;
}

function refusal(
  { orderNumber }: OrderModel,
  shipments: readonly ShipmentModel[],
  step: OrderUpdate['step'],
): OrderUpdateError {
  const states = shipments.filter(({ cancelledAt }) => cancelledAt === null).map(getShipmentState);
  const state = states.at(-1) ?? 'cancelled';
  return new OrderUpdateError(
    step === null
      ? `Order ${orderNumber} is expected no more.`
      : `Order ${orderNumber} is ${state} and cannot become ${step}.`,
  );
}
