import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds when an email is due and whether it has failed for good. Emails that already used up their twelve attempts are
 * marked as failed.
 */
export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('mail')
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('mail').addColumn('failed_at', 'bigint').execute();
    await schema.alterTable('mail').addColumn('failure_code', 'text').execute();
    await sql`
      update mail set failed_at = created_at, failure_code = 'unknown'
      where sent_at is null and attempts >= 12
    `.execute(db);
    await schema.dropIndex('mail_to_send').execute();
    await sql`
      create index mail_due on mail (next_attempt_at) where sent_at is null and failed_at is null
    `.execute(db);
  },
};
