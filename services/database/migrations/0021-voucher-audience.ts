import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the audience of a voucher. Existing vouchers are for consumers. */
export const voucherAudience: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('voucher_series')
      .addColumn('audience', 'text', (column) => column.notNull().defaultTo('consumer'))
      .execute();
  },
};
