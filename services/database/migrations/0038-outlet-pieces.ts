import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What tells a single piece of the outlet from its model as it is built today. */
export const outletPieces: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('outlet_piece')
      .addColumn('product_id', 'text', (column) =>
        column.primaryKey().references('product.id').onDelete('cascade'),
      )
      .addColumn('is_new', 'integer', (column) => column.notNull())
      .addColumn('specs', 'text', (column) => column.notNull())
      .execute();
  },
};
