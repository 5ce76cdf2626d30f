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
import { listWeightClasses, isPickupOrder } from '../order-stock.repository';
import type { OrderItemModel, OrderModel, ShipmentModel } from '../order-model';
import { isUndispatched, getShipmentState, computeOrderTimes } from '@/domain/delivery/shipment';
import { isPrepaid } from '@/domain/payment/payment-terms';
import { listOrderItems } from '../order.repository';
import { listShipments, saveShipment } from './shipments.repository';

/**
 * Maps an estimated delivery to the stored days of an order or shipment; the first day is null if it equals the last
 * one.
 */
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

/**
 * Estimates the delivery of these line items of a placed order, by the same rules as when the order was placed. The
 * goods are available when the last restock in `deliveries` arrives; if the list is empty, at once. Returns null if the
 * delivery cannot be estimated.
 */
export async function estimateDelivery(
  db: Database,
  order: OrderModel,
  items: readonly OrderItemModel[],
  deliveries: readonly { at: number }[],
): Promise<EstimatedDelivery | null> {
  const productIds = items.map(({ productId }) => productId);
  return computeEstimatedDelivery({
    availability: getAvailability(deliveries),
    from: getDeliveryStartDay(order),
    kind: getHeaviestClass(await listWeightClasses(db, productIds)),
    countryId: (await isPickupOrder(db, order))
      ? null
      : (order.deliveryAddress ?? order.invoiceAddress).countryId,
    requestedDates: items.flatMap(({ persParam }) => parseRequestedDate(persParam) ?? []),
  });
}

function getAvailability(deliveries: readonly { at: number }[]): Availability {
  if (deliveries.length === 0) return { kind: 'now' };
  return { kind: 'date', date: toBerlinDay(Math.max(...deliveries.map(({ at }) => at))) };
}

/**
 * Recomputes the estimated delivery of a planned shipment from the order's allocated stock and payment. If a product
 * had to be restocked, only the order's last undispatched shipment with this product waits for the restock.
 */
export async function estimateShipment(
  db: Database,
  order: OrderModel,
  shipment: ShipmentModel,
  all: readonly ShipmentModel[],
): Promise<Pick<OrderModel, 'expectedAt' | 'expectedFromAt'>> {
  const items = await listOrderItems(db, order);
  const shipmentItems = items.filter((item) => holds(shipment, item));
  const waitsFor = shipmentItems.filter(
    (item) => findWaitingShipment(item.productId, items, all) === shipment,
  );
  const awaited = new Set(waitsFor.map(({ productId }) => productId));
  const restocks = (order.allocatedStock ?? [])
    .filter(({ productId }) => awaited.has(productId))
    .flatMap((allocated) => allocated.restocks);
  return toExpectedDeliveryDays(await estimateDelivery(db, order, shipmentItems, restocks));
}

/** Returns the last undispatched shipment with a product; undefined if there is none. */
export function findWaitingShipment(
  productId: string,
  items: readonly OrderItemModel[],
  shipments: readonly ShipmentModel[],
): ShipmentModel | undefined {
  const shipmentItems = items.filter((item) => item.productId === productId);
  return shipments.findLast(
    (shipment) => isUndispatched(shipment) && shipmentItems.some((item) => holds(shipment, item)),
  );
}

/**
 * Updates the estimated delivery after a payment: if an advance payment arrived late, planned shipments get later
 * dates, which do not count as a date change. No date becomes earlier than promised.
 */
export async function applyPaymentDate(db: Database, paid: OrderModel): Promise<OrderModel> {
  if (!isPrepaid(paid.paymentId) || paid.allocatedStock === null) return paid;
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
