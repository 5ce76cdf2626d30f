import { parseRequestedDate } from '@/domain/basket/pers-param';
import type { Availability } from '@/domain/availability/availability';
import {
  getDeliveryStartDay,
  type EstimatedDelivery,
  computeEstimatedDelivery,
} from '@/domain/delivery/estimated-delivery';
import { toBerlinDay, toStoredDay } from '@/domain/time/day';
import type { Database } from '../../../database/database';
import { getHeaviestClass } from '../../delivery/delivery.service';
import { listWeightClasses, isPickup } from '../order-stock.repository';
import type { OrderItemModel, OrderModel, ShipmentModel } from '../order-model';
import { isUndispatched, getShipmentState, computeOrderTimes } from '@/domain/delivery/shipment';
import { isPrepaid } from '@/domain/payment/payment-terms';
import { listOrderItems } from '../order.repository';
import { listShipments, saveShipment } from './shipments.repository';

/** A promise as an order keeps it. */
export function toExpectedDeliveryDays(
  promise: EstimatedDelivery | null,
): Pick<OrderModel, 'expectedAt' | 'expectedFromAt'> {
  if (promise === null) return { expectedAt: null, expectedFromAt: null };
  const { from, until } = promise;
  return {
    expectedAt: toStoredDay(until),
    expectedFromAt: from === until ? null : toStoredDay(from),
  };
}

/** The promise for these lines of a placed order when the last of the deliveries they wait for comes, as when it was placed. */
export async function estimateDelivery(
  db: Database,
  order: OrderModel,
  items: readonly OrderItemModel[],
  deliveries: readonly { at: number }[],
): Promise<EstimatedDelivery | null> {
  const productIds = items.map(({ productId }) => productId);
  return computeEstimatedDelivery({
    availability: whenThere(deliveries),
    from: getDeliveryStartDay(order),
    kind: getHeaviestClass(await listWeightClasses(db, productIds)),
    countryId: (await isPickup(db, order))
      ? null
      : (order.deliveryAddress ?? order.invoiceAddress).countryId,
    requestedDates: items.flatMap(({ persParam }) => parseRequestedDate(persParam) ?? []),
  });
}

function whenThere(deliveries: readonly { at: number }[]): Availability {
  if (deliveries.length === 0) return { kind: 'now' };
  return { kind: 'date', date: toBerlinDay(Math.max(...deliveries.map(({ at }) => at))) };
}

/**
 * The days of a planned shipment counted anew from what the order has taken and from its payment. Pieces of an article that were
 * still to come are waited for by the last shipment with that article.
 */
export async function estimateShipment(
  db: Database,
  order: OrderModel,
  shipment: ShipmentModel,
  all: readonly ShipmentModel[],
): Promise<Pick<OrderModel, 'expectedAt' | 'expectedFromAt'>> {
  const items = await listOrderItems(db, order);
  const own = items.filter((item) => holds(shipment, item));
  const waitsFor = own.filter(
    (item) => findWaitingShipment(item.productId, items, all) === shipment,
  );
  const awaited = new Set(waitsFor.map(({ productId }) => productId));
  const deliveries = (order.takenStock ?? [])
    .filter(({ productId }) => awaited.has(productId))
    .flatMap((taken) => taken.deliveries);
  return toExpectedDeliveryDays(await estimateDelivery(db, order, own, deliveries));
}

/** The last shipment with an article that has not left; undefined when there is none. */
export function findWaitingShipment(
  productId: string,
  items: readonly OrderItemModel[],
  shipments: readonly ShipmentModel[],
): ShipmentModel | undefined {
  const own = items.filter((item) => item.productId === productId);
  return shipments.findLast(
    (shipment) => isUndispatched(shipment) && own.some((item) => holds(shipment, item)),
  );
}

/**
 * The order with the days its money leaves it: where money was waited for and came late, what is still only planned gets later days,
 * which counts as no move. Nothing ever comes earlier than was said.
 */
export async function applyPaymentDate(db: Database, paid: OrderModel): Promise<OrderModel> {
  if (!isPrepaid(paid.paymentId) || paid.takenStock === null) return paid;
  const all = await listShipments(db, paid.id);
  for (const one of all.filter((shipment) => getShipmentState(shipment) === 'planned')) {
    const days = await estimateShipment(db, paid, one, all);
    const isLater = one.expectedAt !== null && (days.expectedAt ?? 0) > one.expectedAt;
    if (isLater) await saveShipment(db, { ...one, ...days });
  }
  const { expectedAt, expectedFromAt } = computeOrderTimes(await listShipments(db, paid.id));
  return { ...paid, expectedAt, expectedFromAt };
}

function holds({ lines }: ShipmentModel, { id }: OrderItemModel): boolean {
  return lines.some(({ orderItemId }) => orderItemId === id);
}
