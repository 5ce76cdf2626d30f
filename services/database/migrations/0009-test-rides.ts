import type { Migration } from 'kysely/migration';

/** Adds test ride requests for a bike at a dealer, and the reply-to address of emails. */
export const testRides: Migration = {
  async up({ schema }) {
    await schema
      .createTable('test_ride_request')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_key', 'text', (column) => column.notNull().unique())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('dealer_number', 'text', (column) => column.notNull())
      .addColumn('sku', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('wish', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('test_ride_request_by_dealer')
      .on('test_ride_request')
      .columns(['dealer_number', 'created_at'])
      .execute();
    await schema
      .createIndex('test_ride_request_by_email')
      .on('test_ride_request')
      .columns(['email', 'created_at'])
      .execute();
    await schema.alterTable('mail').addColumn('reply_to', 'text').execute();
  },
};
