import type { Migration } from 'kysely/migration';

/** Adds to a test ride request whether it is about a lease, and the configuration code. */
export const testRideLeasing: Migration = {
  async up({ schema }) {
    for (const name of ['leasing', 'configuration'])
      await schema
        .alterTable('test_ride_request')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
