import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the tables of Stock Connect, the interface for dealers' own systems: credentials, logged calls, veloconnect
 * transactions and reported stock.
 */
export const stockConnect: Migration = {
  async up(db) {
    await createAccess(db);
    await createTransactions(db);
    await createDealerStock(db);
  },
};

async function createAccess({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('stock_connect_credential')
    .addColumn('customer_id', 'text', (column) =>
      column.primaryKey().references('customer.id').onDelete('cascade'),
    )
    .addColumn('user_name', 'text', (column) => column.notNull().unique())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('secret_end', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('stock_connect_call')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('items', 'integer', (column) => column.notNull())
    .addColumn('code', 'integer', (column) => column.notNull())
    .addColumn('milliseconds', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('stock_connect_call_by_customer')
    .on('stock_connect_call')
    .columns(['customer_id', 'at'])
    .execute();
}

async function createTransactions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('veloconnect_transaction')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('search', 'order')`))
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('order_number', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('veloconnect_transaction_by_customer')
    .on('veloconnect_transaction')
    .columns(['customer_id', 'kind', 'created_at'])
    .execute();
}

async function createDealerStock({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('dealer_stock_report')
    .addColumn('customer_id', 'text', (column) =>
      column.primaryKey().references('customer.id').onDelete('cascade'),
    )
    .addColumn('reported_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('dealer_stock')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('dealer_stock_report.customer_id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('dealer_stock_once', ['customer_id', 'product_id'])
    .execute();
}
