import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillInvoices } from './growth/fill-invoices';
import { fillOrderWords } from './growth/fill-order-words';
import { createQueryIndexes } from './growth/growth-indexes';

/**
 * Keeps queries fast in a shop with a million orders: adds columns that make full table scans unnecessary, and an index
 * for each query.
 */
export const indexesForLargeShops: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db);
    await createTables(db);
    await fillGrowth(db);
    await createQueryIndexes(db);
  },
};

async function addColumns({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('order')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('basket')
    .addColumn('is_unclaimed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable('invoice')
    .addColumn('customer_id', 'text', (column) =>
      column.references('customer.id').onDelete('set null'),
    )
    .execute();
  await schema.alterTable('invoice').addColumn('due_day', 'text').execute();
  for (const column of ['open_cents', 'has_file', 'has_xrechnung'])
    await schema
      .alterTable('invoice')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
}

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('ordered_product')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ordered_product_once', ['customer_id', 'product_id'])
    .execute();
  await schema
    .createTable('money_check')
    .addColumn('order_id', 'text', (column) =>
      column.primaryKey().references('order.id').onDelete('cascade'),
    )
    .execute();
}

/** Fills the new columns and tables from existing data. */
async function fillGrowth(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ordered_product (customer_id, product_id)
    select distinct "order".customer_id, order_item.product_id
    from order_item join "order" on "order".id = order_item.order_id
    where "order".customer_id is not null`.execute(db);
  await sql`insert into money_check (order_id)
    select id from "order" where exists (
      select 1 from payment_attempt where order_id = "order".id and state = 'paid'
    ) and (cancelled = 1 or exists (
      select 1 from invoice where order_id = "order".id and kind = 'creditNote'
    ))`.execute(db);
  await fillOrderWords(db);
  await fillInvoices(db);
}
