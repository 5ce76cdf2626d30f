import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the counters of rate limits, for example of emails per mailbox or of wrong codes. All processes share them. The
 * identity service also counts the codes it emails in this table.
 */
export const rateWindows: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_window')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('since_at', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_window_pk', ['name', 'key'])
      .execute();
    await db.schema.createIndex('rate_window_end').on('rate_window').column('ends_at').execute();
  },
};
