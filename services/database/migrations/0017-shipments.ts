import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sqlNewId } from '../sql-helpers';

/** Adds shipments. Each existing order gets one shipment with the order's status. */
export const shipments: Migration = {
  async up(db: Kysely<unknown>) {
    await createTables(db);
    await db.schema.alterTable('basket').addColumn('delivery_wish', 'text').execute();
    for (const table of ['order', 'customer'] as const)
      await db.schema
        .alterTable(table)
        .addColumn('delivery_wish', 'text', (column) => column.notNull().defaultTo('together'))
        .execute();
    await carryOver(db);
  },
};

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('shipment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('order.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull().check(sql`number > 0`))
    .addColumn('assembled_at', 'bigint')
    .addColumn('dispatched_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('expected_at', 'bigint')
    .addColumn('expected_from_at', 'bigint')
    .addColumn('former_expected_at', 'bigint')
    .addColumn('tracking_number', 'text', (column) => column.notNull().defaultTo(''))
    .addUniqueConstraint('shipment_number', ['order_id', 'number'])
    .execute();
  await schema
    .createTable('shipment_line')
    .addColumn('shipment_id', 'text', (column) =>
      column.notNull().references('shipment.id').onDelete('cascade'),
    )
    .addColumn('order_item_id', 'text', (column) =>
      column.notNull().references('order_item.id').onDelete('cascade'),
    )
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('frame_numbers', 'text', (column) => column.notNull().defaultTo('[]'))
    .addPrimaryKeyConstraint('shipment_line_key', ['shipment_id', 'order_item_id'])
    .execute();
  await schema
    .createIndex('shipment_line_by_item')
    .on('shipment_line')
    .column('order_item_id')
    .execute();
}

async function carryOver(db: Kysely<unknown>): Promise<void> {
  await sql`insert into shipment (id, order_id, number, assembled_at, dispatched_at, delivered_at, cancelled_at,
      expected_at, expected_from_at, former_expected_at, tracking_number)
    select ${sqlNewId(db)}, id, 1, assembled_at, coalesce(dispatched_at, delivered_at), delivered_at,
      case when cancelled = 1 then updated_at end, expected_at, expected_from_at, former_expected_at,
      tracking_number
    from "order"`.execute(db);
  await sql`insert into shipment_line (shipment_id, order_item_id, amount)
    select shipment.id, order_item.id, order_item.amount
    from shipment join order_item on order_item.order_id = shipment.order_id`.execute(db);
}
