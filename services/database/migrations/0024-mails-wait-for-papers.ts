import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the document that must be created before an email is sent, because documents are created after the transaction
 * that inserts the email. Existing emails need none.
 */
export const mailsWaitForPapers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail').addColumn('waits_for', 'text').execute();
  },
};
