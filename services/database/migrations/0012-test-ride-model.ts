import type { Migration } from 'kysely/migration';

/** Makes a test ride refer to a model; the exact bike is optional. */
export const testRideModel: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('test_ride_request')
      .addColumn('bike', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
