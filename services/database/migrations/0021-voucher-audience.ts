import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whom a voucher is meant for. The ones there are were made for consumers. */
export const voucherAudience: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('voucher_series')
      .addColumn('audience', 'text', (column) => column.notNull().defaultTo('consumer'))
      .execute();
  },
};
