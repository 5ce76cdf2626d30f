import type { Migration } from 'kysely/migration';

/** Adds the slug of the model to test ride requests; from now on the SKU of the exact variant is optional. */
export const testRideModel: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('test_ride_request')
      .addColumn('bike', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
