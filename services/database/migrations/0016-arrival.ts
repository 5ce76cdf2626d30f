import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the first day of the estimated delivery; `expected_at` is the last day. */
export const arrival: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('order').addColumn('expected_from_at', 'bigint').execute();
  },
};
