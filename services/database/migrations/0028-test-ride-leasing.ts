import type { Migration } from 'kysely/migration';

/** A dealer is told what a request is about: a lease, and the code of what was configured. */
export const testRideLeasing: Migration = {
  async up({ schema }) {
    for (const name of ['leasing', 'configuration'])
      await schema
        .alterTable('test_ride_request')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
