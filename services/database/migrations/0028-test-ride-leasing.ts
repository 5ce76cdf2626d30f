import type { Migration } from 'kysely/migration';

/** Adds the kind of leasing and the configuration code to test ride requests. */
export const testRideLeasing: Migration = {
  async up({ schema }) {
    for (const name of ['leasing', 'configuration'])
      await schema
        .alterTable('test_ride_request')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
