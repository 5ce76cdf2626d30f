import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Renames `dealers_only` to `b2b_only`: only b2b customers can buy the product. The old name was misleading, because a
 * dealer is a shop in the dealer finder.
 */
export const b2bOnly: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('product').renameColumn('dealers_only', 'b2b_only').execute();
  },
};
