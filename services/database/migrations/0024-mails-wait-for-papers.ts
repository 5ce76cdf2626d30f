import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A mail may wait for a paper that is made once what it tells of is kept. Mails from before wait for nothing. */
export const mailsWaitForPapers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail').addColumn('waits_for', 'text').execute();
  },
};
