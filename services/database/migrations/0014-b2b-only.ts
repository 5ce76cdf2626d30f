import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What only b2b customers may buy is called so; a dealer is a shop on the map. */
export const b2bOnly: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('product').renameColumn('dealers_only', 'b2b_only').execute();
  },
};
