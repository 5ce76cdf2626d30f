import type { EstimatedDelivery } from '@/domain/delivery/estimated-delivery';
import { type LineQuantity, computeRemainingLines } from '@/domain/delivery/split-shipment';
import type { Database } from '../../../database/database';
import { newId } from '../../../database/sql-helpers';
import type { PlannedShipment } from '../../pricing/shipment-plan';
import type { OrderModel, ShipmentModel, OrderItemModel, ShipmentLine } from '../order-model';
import { toExpectedDeliveryDays } from './estimate-delivery';
import { saveShipment } from './shipments.repository';
import { parseBikeSku } from '@/domain/catalog/sku';

/**
 * Writes down what of a new order leaves together, as its basket was planned; `itemOf` gives the order's line for a line of the
 * basket. Answers the shipments by number.
 */
export async function createShipments(
  db: Database,
  order: OrderModel,
  plan: readonly PlannedShipment[],
  itemOf: (basketItemId: string) => string,
): Promise<ShipmentModel[]> {
  const shipments = plan.map(({ pieces, promise }, index) => {
    const parts = pieces.map(({ id, amount }) => ({ id: itemOf(id), amount }));
    return buildShipment(order, index + 1, parts, toExpectedDeliveryDays(promise));
  });
  for (const shipment of shipments) await saveShipment(db, shipment);
  return shipments;
}

/** The promise of the shipment that comes last, the first of equals; null while nobody knows one. */
export function getLatestEstimate(plan: readonly PlannedShipment[]): EstimatedDelivery | null {
  return plan.reduce<EstimatedDelivery | null>((last, { promise }, index) => {
    if (promise === null || (index > 0 && last === null)) return null;
    return last !== null && last.until >= promise.until ? last : promise;
  }, null);
}

/** A shipment of which nothing has happened yet. */
function buildShipment(
  { id }: OrderModel,
  number: number,
  parts: readonly LineQuantity[],
  { expectedAt, expectedFromAt }: Pick<ShipmentModel, 'expectedAt' | 'expectedFromAt'>,
): ShipmentModel {
  return {
    ...{ id: newId(), orderId: id, number, expectedAt, expectedFromAt },
    ...{ assembledAt: null, dispatchedAt: null, deliveredAt: null, cancelledAt: null },
    ...{ formerExpectedAt: null, trackingNumber: '' },
    lines: parts.map(({ id: orderItemId, amount }) => ({ orderItemId, amount, frameNumbers: [] })),
  };
}

/** So many pieces of an article. */
export interface RequestedLine {
  sku: string;
  amount: number;
}

/**
 * Divides a shipment that has not left: the wished pieces stay in it, what is left over waits in a shipment of its own with the
 * next number. Without a rest there is only the first. Null when it does not hold the wished pieces.
 */
export function splitShipment(
  order: OrderModel,
  items: readonly OrderItemModel[],
  shipment: ShipmentModel,
  wished: readonly RequestedLine[],
  nextNumber: number,
): { leaving: ShipmentModel; rest: ShipmentModel | null } | null {
  const held = shipment.lines.map(({ orderItemId: id, amount }) => ({ id, amount }));
  const parts = partsOf(shipment.lines, items, wished);
  const divided = parts && computeRemainingLines(held, parts);
  if (!divided) return null;
  const framesOf = (id: string) =>
    shipment.lines.find(({ orderItemId }) => orderItemId === id)?.frameNumbers ?? [];
  const leaving = divided.leaving.map(({ id, amount }) => {
    const frameNumbers = framesOf(id).slice(0, amount);
    return { orderItemId: id, amount, frameNumbers };
  });
  const rest = buildShipment(order, nextNumber, divided.left, shipment);
  const { formerExpectedAt } = shipment;
  return {
    leaving: { ...shipment, lines: leaving },
    rest: rest.lines.length === 0 ? null : { ...rest, formerExpectedAt },
  };
}

/** The wished articles as lines of the shipment: of an article that stands in several lines, the first ones are used first. */
function partsOf(
  lines: readonly ShipmentLine[],
  items: readonly OrderItemModel[],
  wished: readonly RequestedLine[],
) {
  const left = new Map(lines.map(({ orderItemId, amount }) => [orderItemId, amount]));
  const parts: { id: string; amount: number }[] = [];
  for (const { sku, amount } of wished) {
    let missing = amount;
    for (const { id } of items.filter((item) => item.sku === sku)) {
      const taken = Math.min(missing, left.get(id) ?? 0);
      if (taken > 0) parts.push({ id, amount: taken });
      left.set(id, (left.get(id) ?? 0) - taken);
      missing -= taken;
    }
    if (missing > 0) return null;
  }
  return parts;
}

/** The shipment with one more frame number; null when it holds no bicycle of this article that still lacks one. */
export function addFrameNumber(
  shipment: ShipmentModel,
  items: readonly OrderItemModel[],
  { sku, number }: { sku: string; number: string },
): ShipmentModel | null {
  const ids = items.filter((item) => item.sku === sku && parseBikeSku(sku)).map(({ id }) => id);
  const open = shipment.lines.find(
    (line) => ids.includes(line.orderItemId) && line.frameNumbers.length < line.amount,
  );
  if (!open) return null;
  const frameNumbers = [...open.frameNumbers, number];
  return {
    ...shipment,
    lines: shipment.lines.map((line) => (line === open ? { ...line, frameNumbers } : line)),
  };
}
