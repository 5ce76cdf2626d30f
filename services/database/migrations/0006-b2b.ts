import type { Migration } from 'kysely/migration';

/**
 * Adds to customers a credit limit and a number in the dealer finder, and to orders the buyer's own order number and
 * the number of the dealer who services the goods.
 */
export const b2b: Migration = {
  async up({ schema }) {
    await schema.alterTable('customer').addColumn('credit_limit_cents', 'bigint').execute();
    await schema.alterTable('customer').addColumn('dealer_number', 'text').execute();
    await schema
      .createIndex('customer_by_dealer_number')
      .on('customer')
      .column('dealer_number')
      .execute();
    await schema
      .alterTable('order')
      .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('order').addColumn('service_dealer_number', 'text').execute();
  },
};
