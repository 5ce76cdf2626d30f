import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds a version to the links to orders. Incrementing the version invalidates earlier links. Links sent before this
 * migration have version 0.
 */
export const orderLinkVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('order')
      .addColumn('link_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
