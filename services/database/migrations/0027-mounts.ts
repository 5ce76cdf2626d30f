import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the products that can be mounted on bicycles, with their mount places and the models they fit. */
export const mounts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('mount')
      .addColumn('product_id', 'text', (column) =>
        column.primaryKey().references('product.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull().unique())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('adds_grams', 'integer', (column) => column.notNull())
      .addColumn('frames', 'text', (column) => column.notNull())
      .addColumn('excludes', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('product_accessory')
      .addColumn('product_id', 'text', (column) =>
        column.notNull().references('product.id').onDelete('cascade'),
      )
      .addColumn('accessory_id', 'text', (column) =>
        column.notNull().references('product.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('product_accessory_once', ['product_id', 'accessory_id'])
      .execute();
    await schema
      .createIndex('product_accessory_by_accessory')
      .on('product_accessory')
      .column('accessory_id')
      .execute();
  },
};
