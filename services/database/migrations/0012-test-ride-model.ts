import type { Migration } from 'kysely/migration';

/** A test ride is asked for by the model; the exact bike is a wish that may stay open. */
export const testRideModel: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('test_ride_request')
      .addColumn('bike', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
