import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds which document an email waits for. The document is created after the transaction that inserts the email.
 * Existing emails wait for nothing.
 */
export const mailsWaitForPapers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail').addColumn('waits_for', 'text').execute();
  },
};
