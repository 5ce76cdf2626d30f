import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the authenticator apps that users have as a second factor. */
export const softwareTokens: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('identity_software_token')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('identity_user.id').onDelete('cascade'),
      )
      .addColumn('sealed_secret', 'text')
      .addColumn('sealed_pending_secret', 'text')
      .addColumn('is_enabled', 'integer', (column) => column.notNull())
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
