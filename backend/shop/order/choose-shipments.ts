import { isStillHere, shipmentState } from '@/domain/shipment/shipment';
import type { OrderModel } from './order-model';
import { type OrderMove, OrderMoveError } from './order-move';
import { canTakeStep } from './shipments/move-shipments';
import type { ShipmentModel } from './shipments/shipment-model';

/**
 * The shipments an operator's move is about: the one that is named, else all that can take the step. What leaves is named where
 * several wait. Throws OrderMoveError when there is none, or too many.
 */
export function chooseShipments(
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  move: OrderMove,
): ShipmentModel[] {
  const { step, expectedAt, shipment: wanted, frames = [] } = move;
  if (wanted !== undefined) return [named(order, shipments, move, wanted)];
  if (step === null && expectedAt === null && frames.length === 0) return [];
  const able = shipments.filter((one) => canTakeStep(one, step));
  const [first] = able;
  if (!first) throw refusal(order, shipments, step);
  if (step === 'delivered' && able.some((one) => !isStillHere(one)))
    return able.filter((one) => !isStillHere(one));
  const isOne = step !== null && step !== 'cancelled';
  if (isOne && able.length > 1)
    throw new OrderMoveError(
      `Order ${order.orderNumber} has the shipments ${able.map(({ number }) => number).join(' and ')} left: say which with --shipment.`,
    );
  return able;
}

function named(
  order: OrderModel,
  shipments: readonly ShipmentModel[],
  { step }: OrderMove,
  wanted: number,
): ShipmentModel {
  const found = shipments.find(({ number }) => number === wanted);
  if (!found) throw new OrderMoveError(`Order ${order.orderNumber} has no shipment ${wanted}.`);
  if (!canTakeStep(found, step)) throw refusal(order, [found], step);
  return found;
}

function refusal(
  { orderNumber }: OrderModel,
  shipments: readonly ShipmentModel[],
  step: OrderMove['step'],
): OrderMoveError {
  const states = shipments.filter(({ cancelledAt }) => cancelledAt === null).map(shipmentState);
  const state = states.at(-1) ?? 'cancelled';
  return new OrderMoveError(
    step === null
      ? `Order ${orderNumber} is expected no more.`
      : `Order ${orderNumber} is ${state} and cannot become ${step}.`,
  );
}
