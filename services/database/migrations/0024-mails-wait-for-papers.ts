import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds to emails the name of the document that must be created before the email is sent. Documents are created after
 * the transaction that inserts the email. Existing emails need no document.
 */
export const pendingMailDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail').addColumn('waits_for', 'text').execute();
  },
};
