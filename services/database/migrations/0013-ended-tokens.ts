import type { Migration } from 'kysely/migration';

/** Tokens that were ended before their time. */
export const endedTokens: Migration = {
  async up({ schema }) {
    await schema
      .createTable('ended_token')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('until_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
