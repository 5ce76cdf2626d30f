import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the time an email is due and the time its sending was given up. Emails that already used all twelve attempts are
 * marked as given up.
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
