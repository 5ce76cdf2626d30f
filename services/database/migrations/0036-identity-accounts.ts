import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds pending account deletions at an external user pool, and the active sign-ins listed in a customer's account. */
export const identityAccounts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('identity_deletion')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('sealed_token', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('customer_sign_in')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) =>
        column.notNull().references('customer.id').onDelete('cascade'),
      )
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('customer_sign_in_by_customer')
      .on('customer_sign_in')
      .columns(['customer_id', 'last_seen_at'])
      .execute();
  },
};
