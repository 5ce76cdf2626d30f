import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds to withdrawals the hash of the receipt, a file attached to the email about the withdrawal. Existing withdrawals
 * have no receipt.
 */
export const withdrawalReceipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('withdrawal')
      .addColumn('receipt_hash', 'text', (column) => column.references('mail_file.hash'))
      .execute();
  },
};
