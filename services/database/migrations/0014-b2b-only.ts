import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Renames `dealers_only` to `b2b_only`: the product can be bought only by b2b customers. A dealer is a shop in the
 * dealer finder.
 */
export const b2bOnly: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('product').renameColumn('dealers_only', 'b2b_only').execute();
  },
};
