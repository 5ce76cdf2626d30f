import type { DeliveryPromise } from '@/domain/delivery/promise-delivery';
import type { Pieces } from '@/domain/shipment/split-lines';
import type { Database } from '../../../database/database';
import { newId } from '../../../database/ids';
import type { PlannedShipment } from '../../pricing/pricing.service';
import type { OrderModel } from '../order-model';
import { keptDays } from '../order-promise';
import type { ShipmentModel } from './shipment-model';
import { saveShipment } from './shipments.repository';

/**
 * Writes down what of a new order leaves together, as its basket was planned; `itemOf` gives the order's line for a line of the
 * basket. Answers the shipments by number.
 */
export async function planShipments(
  db: Database,
  order: OrderModel,
  plan: readonly PlannedShipment[],
  itemOf: (basketItemId: string) => string,
): Promise<ShipmentModel[]> {
  const shipments = plan.map(({ pieces, promise }, index) => {
    const parts = pieces.map(({ id, amount }) => ({ id: itemOf(id), amount }));
    return newShipment(order, index + 1, parts, keptDays(promise));
  });
  for (const shipment of shipments) await saveShipment(db, shipment);
  return shipments;
}

/** The promise of the shipment that comes last, the first of equals; null while nobody knows one. */
export function lastPromise(plan: readonly PlannedShipment[]): DeliveryPromise | null {
  return plan.reduce<DeliveryPromise | null>((last, { promise }, index) => {
    if (promise === null || (index > 0 && last === null)) return null;
    return last !== null && last.until >= promise.until ? last : promise;
  }, null);
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
