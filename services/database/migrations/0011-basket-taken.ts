import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a record of merged baskets, so that repeating a merge has no further effect. */
export const basketTaken: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('basket_taken')
      .addColumn('from_basket_id', 'text', (column) => column.notNull())
      .addColumn('customer_id', 'text', (column) =>
        column.notNull().references('customer.id').onDelete('cascade'),
      )
      .addColumn('to_basket_id', 'text', (column) =>
        column.notNull().references('basket.id').onDelete('cascade'),
      )
      .addColumn('amounts', 'text', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('basket_taken_key', ['from_basket_id', 'customer_id'])
      .execute();
    await db.schema
      .createIndex('basket_taken_target')
      .on('basket_taken')
      .column('to_basket_id')
      .execute();
    await db.schema
      .createIndex('basket_taken_customer')
      .on('basket_taken')
      .column('customer_id')
      .execute();
    await db.schema
      .createIndex('basket_taken_time')
      .on('basket_taken')
      .column('taken_at')
      .execute();
  },
};
