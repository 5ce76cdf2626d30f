import { isStillHere, shipmentState } from '@/domain/shipment/shipment';
import { isMoneyFirst } from '@/domain/payment/money-first';
import { orderTimes } from '@/domain/shipment/order-times';
import type { Database } from '../../../database/database';
import type { OrderItemModel, OrderModel } from '../order-model';
import { keptDays, promiseLines } from '../order-promise';
import { findOrderItems } from '../order.repository';
import type { ShipmentModel } from './shipment-model';
import { findShipments, saveShipment } from './shipments.repository';

/**
 * The days of a planned shipment counted anew from what the order has taken and from its payment. Pieces of an article that were
 * still to come are waited for by the last shipment with that article.
 */
export async function promiseShipment(
  db: Database,
  order: OrderModel,
  shipment: ShipmentModel,
  all: readonly ShipmentModel[],
): Promise<Pick<OrderModel, 'expectedAt' | 'expectedFromAt'>> {
  const items = await findOrderItems(db, order);
  const own = items.filter((item) => holds(shipment, item));
  const waitsFor = own.filter((item) => waitingFor(item.productId, items, all) === shipment);
  const awaited = new Set(waitsFor.map(({ productId }) => productId));
  const deliveries = (order.takenStock ?? [])
    .filter(({ productId }) => awaited.has(productId))
    .flatMap((taken) => taken.deliveries);
  return keptDays(await promiseLines(db, order, own, deliveries));
}

/** The last shipment with an article that has not left; undefined when there is none. */
export function waitingFor(
  productId: string,
  items: readonly OrderItemModel[],
  shipments: readonly ShipmentModel[],
): ShipmentModel | undefined {
  const own = items.filter((item) => item.productId === productId);
  return shipments.findLast(
    (shipment) => isStillHere(shipment) && own.some((item) => holds(shipment, item)),
  );
}

/**
 * The order with the days its money leaves it: where money was waited for and came late, what is still only planned gets later days,
 * which counts as no move. Nothing ever comes earlier than was said.
 */
export async function daysFromMoney(db: Database, paid: OrderModel): Promise<OrderModel> {
  if (!isMoneyFirst(paid.paymentId) || paid.takenStock === null) return paid;
  const all = await findShipments(db, paid.id);
  for (const one of all.filter((shipment) => shipmentState(shipment) === 'planned')) {
    const days = await promiseShipment(db, paid, one, all);
    const isLater = one.expectedAt !== null && (days.expectedAt ?? 0) > one.expectedAt;
    if (isLater) await saveShipment(db, { ...one, ...days });
  }
  const { expectedAt, expectedFromAt } = orderTimes(await findShipments(db, paid.id));
  return { ...paid, expectedAt, expectedFromAt };
}

function holds({ lines }: ShipmentModel, { id }: OrderItemModel): boolean {
  return lines.some(({ orderItemId }) => orderItemId === id);
}
