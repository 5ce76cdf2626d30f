import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The receipt of a withdrawal is the file that went out with its mail; declarations from before have none. */
export const withdrawalReceipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('withdrawal')
      .addColumn('receipt_hash', 'text', (column) => column.references('mail_file.hash'))
      .execute();
  },
};
