import { type Kysely, sql } from 'kysely';

/** Creates products, models and variants, categories, stock, prices and countries. */
export async function createCatalogTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('product')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('parent_id', 'text', (column) => column.references('product.id').onDelete('cascade'))
    .addColumn('sku', 'text', (column) => column.unique())
    .addColumn('active', 'integer', (column) => column.notNull().check(sql`active in (0, 1)`))
    .addColumn('outlet', 'integer', (column) => column.notNull().check(sql`outlet in (0, 1)`))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('weight_class', 'text', (column) =>
      column.notNull().check(sql`weight_class in ('letter', 'parcel', 'bike')`),
    )
    .addColumn('dealers_only', 'integer', (column) =>
      column.notNull().check(sql`dealers_only in (0, 1)`),
    )
    .execute();
  await schema
    .createIndex('product_by_parent')
    .on('product')
    .columns(['parent_id', 'position'])
    .execute();

  await schema
    .createTable('product_text')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('short_description', 'text', (column) => column.notNull())
    .addColumn('long_description', 'text', (column) => column.notNull())
    .addColumn('variant_labels', 'text', (column) => column.notNull())
    .addColumn('variant_values', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_text_pk', ['product_id', 'language'])
    .execute();

  await schema
    .createTable('category')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('parent_id', 'text', (column) => column.references('category.id'))
    .addColumn('title_de', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();

  await schema
    .createTable('product_category')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('category_id', 'text', (column) =>
      column.notNull().references('category.id').onDelete('cascade'),
    )
    .addColumn('is_main', 'integer', (column) => column.notNull().check(sql`is_main in (0, 1)`))
    .addPrimaryKeyConstraint('product_category_pk', ['product_id', 'category_id'])
    .execute();
  await schema
    .createIndex('product_by_category')
    .on('product_category')
    .column('category_id')
    .execute();

  await schema
    .createTable('stock')
    .addColumn('product_id', 'text', (column) =>
      column.primaryKey().references('product.id').onDelete('cascade'),
    )
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn('incoming1', 'integer', (column) => column.check(sql`incoming1 >= 0`))
    .addColumn('incoming1_at', 'bigint')
    .addColumn('incoming2', 'integer', (column) => column.check(sql`incoming2 >= 0`))
    .addColumn('incoming2_at', 'bigint')
    .execute();

  await schema
    .createTable('price')
    .addColumn('product_id', 'text', (column) =>
      column.primaryKey().references('product.id').onDelete('cascade'),
    )
    .addColumn('uvp_cents', 'integer', (column) => column.notNull().check(sql`uvp_cents >= 0`))
    .addColumn('sale_cents', 'integer', (column) => column.notNull().check(sql`sale_cents >= 0`))
    .addColumn('hek_cents', 'integer', (column) => column.notNull().check(sql`hek_cents >= 0`))
    .execute();

  await schema
    .createTable('price_history')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents >= 0`))
    .addColumn('valid_from', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_history_pk', ['product_id', 'valid_from'])
    .execute();

  await schema
    .createTable('country')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('iso_alpha2', 'text', (column) => column.notNull().unique())
    .addColumn('title_de', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().check(sql`active in (0, 1)`))
    .execute();

  await schema
    .createTable('vat_rate')
    .addColumn('country_id', 'text', (column) => column.primaryKey().references('country.id'))
    .addColumn('rate', 'integer', (column) => column.notNull().check(sql`rate between 0 and 10000`))
    .addColumn('is_eu', 'integer', (column) => column.notNull().check(sql`is_eu in (0, 1)`))
    .execute();
}
