import type { Migration } from 'kysely/migration';

/** Adds the table of tokens that were revoked before they expired. */
export const endedTokens: Migration = {
  async up({ schema }) {
    await schema
      .createTable('ended_token')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('until_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
