import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the differences of outlet pieces (bicycles sold individually at a reduced price) from the current version of
 * their model.
 */
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
