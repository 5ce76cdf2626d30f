import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the visible defects of outlet pieces (bicycles sold individually at a reduced price). */
export const flaws: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('flaw')
      .addColumn('product_id', 'text', (column) =>
        column.primaryKey().references('product.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('millimetres', 'integer')
      .addColumn('touched_up', 'integer', (column) => column.notNull())
      .execute();
  },
};
