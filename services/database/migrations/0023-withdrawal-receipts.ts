import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the receipt of a withdrawal, a file that is sent with the email about it. Existing withdrawals have no receipt.
 */
export const withdrawalReceipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('withdrawal')
      .addColumn('receipt_hash', 'text', (column) => column.references('mail_file.hash'))
      .execute();
  },
};
