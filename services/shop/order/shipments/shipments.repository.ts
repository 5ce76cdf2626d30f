import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../database/database';
import type { Tables } from '../../../database/tables';
import type { ShipmentLine, ShipmentModel } from '../order-model';

const frameNumbers = z.array(z.string());

/**
 * Returns the shipments of these orders with their lines, sorted by number, with two queries whatever the number of
 * orders.
 */
export async function listOrdersShipments(
  db: Database,
  orderIds: readonly string[],
): Promise<ShipmentModel[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('shipment')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('number')
    .execute();
  const lines = await db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .innerJoin('order_item', 'order_item.id', 'shipment_line.order_item_id')
    .selectAll('shipment_line')
    .where('shipment.order_id', 'in', orderIds)
    .orderBy('order_item.position')
    .execute();
  const shipments = new Map(rows.map((row) => [row.id, { ...toTimes(row), lines: noLines() }]));
  for (const line of lines)
    shipments.get(line.shipment_id)?.lines.push({
      orderItemId: line.order_item_id,
      amount: line.amount,
      frameNumbers: frameNumbers.parse(JSON.parse(line.frame_numbers)),
    });
  return [...shipments.values()];
}

/** Returns the shipments of one order with their lines, sorted by number. */
export function listShipments(db: Database, orderId: string): Promise<ShipmentModel[]> {
  return listOrdersShipments(db, [orderId]);
}

/** Saves a shipment with its lines, replacing the stored version. */
export async function saveShipment(db: Database, shipment: ShipmentModel): Promise<void> {
  const row = toRow(shipment);
  await db
    .insertInto('shipment')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await db.deleteFrom('shipment_line').where('shipment_id', '=', shipment.id).execute();
  if (shipment.lines.length === 0) return;
  await db
    .insertInto('shipment_line')
    .values(
      shipment.lines.map((line) => ({
        shipment_id: shipment.id,
        order_item_id: line.orderItemId,
        amount: line.amount,
        frame_numbers: JSON.stringify(line.frameNumbers),
      })),
    )
    .execute();
}

function toRow(shipment: ShipmentModel): Insertable<Tables['shipment']> {
  return {
    id: shipment.id,
    order_id: shipment.orderId,
    number: shipment.number,
    assembled_at: shipment.assembledAt,
    dispatched_at: shipment.dispatchedAt,
    delivered_at: shipment.deliveredAt,
    cancelled_at: shipment.cancelledAt,
    expected_at: shipment.expectedAt,
    expected_from_at: shipment.expectedFromAt,
    former_expected_at: shipment.formerExpectedAt,
    tracking_number: shipment.trackingNumber,
  };
}

function toTimes(row: Selectable<Tables['shipment']>): Omit<ShipmentModel, 'lines'> {
  return {
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    assembledAt: row.assembled_at,
    dispatchedAt: row.dispatched_at,
    deliveredAt: row.delivered_at,
    cancelledAt: row.cancelled_at,
    expectedAt: row.expected_at,
    expectedFromAt: row.expected_from_at,
    formerExpectedAt: row.former_expected_at,
    trackingNumber: row.tracking_number,
  };
}

function noLines(): ShipmentLine[] {
  return [];
}
