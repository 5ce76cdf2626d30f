import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the tables of the dealer account: changed delivery dates, arrived restocks, the time up to which the changes
 * were read, and master data changes under review.
 */
export const dealerAccount: Migration = {
  async up(db) {
    await createMoves(db);
    await createOverview(db);
    await createMasterData(db);
  },
};

async function createMoves({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('delivery_move')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('slot', 'integer', (column) => column.notNull().check(sql`slot in (1, 2)`))
    .addColumn('former_at', 'bigint', (column) => column.notNull())
    .addColumn('new_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('delivery_move_by_product')
    .on('delivery_move')
    .columns(['product_id', 'slot', 'moved_at'])
    .execute();
  await schema
    .createTable('delivery_arrival')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('pieces', 'integer', (column) => column.notNull())
    .addColumn('arrived_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('delivery_arrival_by_time')
    .on('delivery_arrival')
    .columns(['arrived_at', 'product_id'])
    .execute();
  await schema
    .createTable('order_day_move')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('order.id').onDelete('cascade'),
    )
    .addColumn('former_at', 'bigint', (column) => column.notNull())
    .addColumn('new_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('order_day_move_by_order')
    .on('order_day_move')
    .columns(['order_id', 'moved_at'])
    .execute();
}

async function createOverview({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('dealer_overview')
    .addColumn('customer_id', 'text', (column) =>
      column.primaryKey().references('customer.id').onDelete('cascade'),
    )
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createMasterData({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('dealer_profile')
    .addColumn('customer_id', 'text', (column) =>
      column.primaryKey().references('customer.id').onDelete('cascade'),
    )
    .addColumn('iban', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('website', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('opening_hours', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('master_data_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('wanted', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('review', 'accepted', 'refused')`),
    )
    .addColumn('reviewed_at', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .createIndex('master_data_request_by_customer')
    .on('master_data_request')
    .columns(['customer_id', 'sent_at'])
    .execute();
  await schema
    .createIndex('master_data_request_under_review_once')
    .unique()
    .on('master_data_request')
    .column('customer_id')
    .where(sql.ref('state'), '=', 'review')
    .execute();
}
