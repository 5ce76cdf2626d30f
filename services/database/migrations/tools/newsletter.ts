import { type Kysely, sql } from 'kysely';

/**
 * Creates the table of newsletter subscriptions with the proof of consent: the version of the consent text, and the
 * times of request and confirmation.
 */
export async function createNewsletterTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('newsletter_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('pending', 'confirmed', 'ended')`),
    )
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .addColumn('confirm_hash', 'text', (column) => column.unique())
    .addColumn('confirm_until', 'bigint')
    .execute();
}
