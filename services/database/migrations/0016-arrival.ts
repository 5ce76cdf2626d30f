import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The first of the days on which an order is to arrive; the last one is `expected_at`. */
export const arrival: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('order').addColumn('expected_from_at', 'bigint').execute();
  },
};
