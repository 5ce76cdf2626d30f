import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the time an email was first rejected, which distinguishes a bad address from a server that rejects every email.
 * The indexes let readiness checks and final rejections look up the newest emails without reading the whole outbox.
 */
export const mailOutcomes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('mail').addColumn('first_refused_at', 'bigint').execute();
    await sql`create index mail_failed on mail (failed_at) where failed_at is not null`.execute(db);
    await sql`create index mail_sent on mail (sent_at) where sent_at is not null`.execute(db);
    await sql`
      create index mail_refused on mail (failure_code)
      where first_refused_at is not null and sent_at is null
    `.execute(db);
  },
};
