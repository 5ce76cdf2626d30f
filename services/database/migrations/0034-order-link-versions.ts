import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links about an order are made anew by counting this up; the ones before open nothing any more. Those sent until now have version 0. */
export const orderLinkVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('order')
      .addColumn('link_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
