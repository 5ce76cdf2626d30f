import type { Migration } from 'kysely/migration';

/** What a b2b customer may owe, which entry of the dealer finder is theirs, and what they and others name with an order. */
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
