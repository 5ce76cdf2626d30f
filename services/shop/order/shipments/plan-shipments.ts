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
 * Inserts the shipments of a new order as planned for its basket. `itemOf` returns the order line item of a basket line
 * item. Returns the shipments sorted by number.
 */
export async function createShipments(
  db: Database,
  order: OrderModel,
  plan: readonly PlannedShipment[],
  itemOf: (basketItemId: string) => string,
): Promise<ShipmentModel[]> {
  const shipments = plan.map(({ lineQuantities, estimatedDelivery }, index) => {
    const parts = lineQuantities.map(({ id, amount }) => ({ id: itemOf(id), amount }));
    return buildShipment(order, index + 1, parts, toExpectedDeliveryDays(estimatedDelivery));
  });
  for (const shipment of shipments) await saveShipment(db, shipment);
  return shipments;
}

/** Returns the latest estimated delivery of the planned shipments; null if the estimate of any shipment is unknown. */
export function getLatestEstimate(plan: readonly PlannedShipment[]): EstimatedDelivery | null {
  return plan.reduce<EstimatedDelivery | null>((last, { estimatedDelivery }, index) => {
    if (estimatedDelivery === null || (index > 0 && last === null)) return null;
    return last !== null && last.until >= estimatedDelivery.until ? last : estimatedDelivery;
  }, null);
}

/** Creates a shipment of the order with this number and these lines, without saving it. */
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

/** A product and quantity named in an operator's command. */
export interface RequestedLine {
  sku: string;
  amount: number;
}

/**
 * Splits a shipment that is not dispatched: the requested pieces stay in it, the other pieces go into a new shipment
 * with the next number. If all pieces are requested, returns the shipment alone. Returns null if the shipment does not
 * contain the requested pieces.
 */
export function splitShipment(
  order: OrderModel,
  items: readonly OrderItemModel[],
  shipment: ShipmentModel,
  requested: readonly RequestedLine[],
  nextNumber: number,
): { leaving: ShipmentModel; rest: ShipmentModel | null } | null {
  const held = shipment.lines.map(({ orderItemId: id, amount }) => ({ id, amount }));
  const parts = partsOf(shipment.lines, items, requested);
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

/**
 * Returns the requested quantities by shipment line. If a product is in several lines, the first ones are used first.
 * Null if the shipment does not contain the requested pieces.
 */
function partsOf(
  lines: readonly ShipmentLine[],
  items: readonly OrderItemModel[],
  requested: readonly RequestedLine[],
) {
  const left = new Map(lines.map(({ orderItemId, amount }) => [orderItemId, amount]));
  const parts: { id: string; amount: number }[] = [];
  for (const { sku, amount } of requested) {
    let missing = amount;
    for (const { id } of items.filter((item) => item.sku === sku)) {
      const allocated = Math.min(missing, left.get(id) ?? 0);
      if (allocated > 0) parts.push({ id, amount: allocated });
      left.set(id, (left.get(id) ?? 0) - allocated);
      missing -= allocated;
    }
    if (missing > 0) return null;
  }
  return parts;
}

/**
 * Returns the shipment with a frame number added; null if it contains no bicycle of this product that lacks a frame
 * number.
 */
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
