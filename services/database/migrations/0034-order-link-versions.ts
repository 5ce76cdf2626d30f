import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a version to order links. Incrementing it invalidates earlier links. Links sent so far have version 0. */
export const orderLinkVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('order')
      .addColumn('link_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
