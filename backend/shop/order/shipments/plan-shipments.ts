import { type Pieces, splitByStock } from '@/domain/shipment/split-lines';
import type { Database } from '../../../database/database';
import { newId } from '../../../database/ids';
import type { OrderItemModel, OrderModel } from '../order-model';
import { keptDays, promiseLines } from '../order-promise';
import type { ShipmentModel } from './shipment-model';
import { saveShipment } from './shipments.repository';

/**
 * Writes down what of a new order leaves together: everything, or, where that is wished for, what lies in the house first and the
 * rest when it has come.
 */
export async function planShipments(
  db: Database,
  order: OrderModel,
  items: readonly OrderItemModel[],
): Promise<void> {
  const whole = items.map(({ id, amount }) => ({ id, amount }));
  const { now, later } = splitByStock(
    items,
    new Map((order.takenStock ?? []).map(({ productId, shelf }) => [productId, shelf])),
  );
  const isSplit = order.deliveryWish === 'asReady' && now.length > 0 && later.length > 0;
  if (!isSplit) return saveShipment(db, newShipment(order, 1, whole, order));
  const ready = items.filter(({ id }) => now.some((part) => part.id === id));
  const readyDays = keptDays(await promiseLines(db, order, ready, []));
  await saveShipment(db, newShipment(order, 1, now, readyDays));
  await saveShipment(db, newShipment(order, 2, later, order));
}

/** A shipment of which nothing has happened yet. */
export function newShipment(
  { id }: OrderModel,
  number: number,
  parts: readonly Pieces[],
  { expectedAt, expectedFromAt }: Pick<ShipmentModel, 'expectedAt' | 'expectedFromAt'>,
): ShipmentModel {
  return {
    ...{ id: newId(), orderId: id, number, expectedAt, expectedFromAt },
    ...{ assembledAt: null, dispatchedAt: null, deliveredAt: null, cancelledAt: null },
    ...{ formerExpectedAt: null, trackingNumber: '' },
    lines: parts.map(({ id: orderItemId, amount }) => ({ orderItemId, amount, frameNumbers: [] })),
  };
}
