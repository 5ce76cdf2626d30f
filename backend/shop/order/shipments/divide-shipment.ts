import { parseSku } from '@/domain/catalog/sku';
import { linesLeft } from '@/domain/shipment/split-lines';
import type { OrderItemModel, OrderModel } from '../order-model';
import { newShipment } from './plan-shipments';
import type { ShipmentLine, ShipmentModel } from './shipment-model';

/** So many pieces of an article. */
export interface WishedLine {
  sku: string;
  amount: number;
}

/**
 * Divides a shipment that has not left: the wished pieces stay in it, what is left over waits in a shipment of its own with the
 * next number. Without a rest there is only the first. Null when it does not hold the wished pieces.
 */
export function divideShipment(
  order: OrderModel,
  items: readonly OrderItemModel[],
  shipment: ShipmentModel,
  wished: readonly WishedLine[],
  nextNumber: number,
): { leaving: ShipmentModel; rest: ShipmentModel | null } | null {
  const held = shipment.lines.map(({ orderItemId: id, amount }) => ({ id, amount }));
  const parts = partsOf(shipment.lines, items, wished);
  const divided = parts && linesLeft(held, parts);
  if (!divided) return null;
  const framesOf = (id: string) =>
    shipment.lines.find(({ orderItemId }) => orderItemId === id)?.frameNumbers ?? [];
  const leaving = divided.leaving.map(({ id, amount }) => {
    const frameNumbers = framesOf(id).slice(0, amount);
    return { orderItemId: id, amount, frameNumbers };
  });
  const rest = newShipment(order, nextNumber, divided.left, shipment);
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
  wished: readonly WishedLine[],
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
export function withFrame(
  shipment: ShipmentModel,
  items: readonly OrderItemModel[],
  { sku, number }: { sku: string; number: string },
): ShipmentModel | null {
  const ids = items.filter((item) => item.sku === sku && parseSku(sku)).map(({ id }) => id);
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
