import { type Kysely, sql } from 'kysely';

/**
 * Creates baskets and their line items. The owner is not a foreign key, because an anonymous visitor has no customer
 * row, only a user id in the token.
 */
export async function createBasketTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('delivery_method')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title_de', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_pickup', 'integer', (column) => column.notNull().check(sql`is_pickup in (0, 1)`))
    .execute();

  await schema
    .createTable('delivery_cost')
    .addColumn('delivery_method_id', 'text', (column) =>
      column.notNull().references('delivery_method.id').onDelete('cascade'),
    )
    .addColumn('country_id', 'text', (column) =>
      column.notNull().references('country.id').onDelete('cascade'),
    )
    .addColumn('weight_class', 'text', (column) =>
      column.notNull().check(sql`weight_class in ('letter', 'parcel', 'bike')`),
    )
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents >= 0`))
    .addColumn('free_from_cents', 'integer', (column) => column.check(sql`free_from_cents >= 0`))
    .addPrimaryKeyConstraint('delivery_cost_pk', [
      'delivery_method_id',
      'country_id',
      'weight_class',
    ])
    .execute();

  await schema
    .createTable('payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title_de', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('description_de', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('cost_cents', 'integer', (column) => column.notNull().check(sql`cost_cents >= 0`))
    .addColumn('group_id', 'text')
    .addColumn('max_total_cents', 'integer', (column) => column.check(sql`max_total_cents >= 0`))
    .execute();

  await schema
    .createTable('payment_country')
    .addColumn('payment_id', 'text', (column) =>
      column.notNull().references('payment.id').onDelete('cascade'),
    )
    .addColumn('country_id', 'text', (column) =>
      column.notNull().references('country.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('payment_country_pk', ['payment_id', 'country_id'])
    .execute();

  await schema
    .createTable('basket')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull().check(sql`is_public in (0, 1)`))
    .addColumn('delivery_address_id', 'text', (column) =>
      column.references('delivery_address.id').onDelete('set null'),
    )
    .addColumn('delivery_method_id', 'text', (column) =>
      column.references('delivery_method.id').onDelete('set null'),
    )
    .addColumn('payment_id', 'text', (column) =>
      column.references('payment.id').onDelete('set null'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('basket_title_once', ['owner_id', 'title'])
    .execute();
  await schema
    .createIndex('basket_by_delivery_address')
    .on('basket')
    .column('delivery_address_id')
    .execute();

  await schema
    .createTable('basket_item')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('basket_id', 'text', (column) =>
      column.notNull().references('basket.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('product.id').onDelete('cascade'),
    )
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('pers_param', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('basket_line_once', ['basket_id', 'product_id', 'pers_param'])
    .execute();
  await schema
    .createIndex('basket_item_by_product')
    .on('basket_item')
    .column('product_id')
    .execute();
}

/** Creates vouchers. Runs last because vouchers reference baskets, orders and customers. */
export async function createVoucherTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('voucher_series')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('percent', 'amount')`),
    )
    .addColumn('value', 'integer', (column) => column.notNull().check(sql`value > 0`))
    .addColumn('minimum_cents', 'integer', (column) =>
      column.notNull().check(sql`minimum_cents >= 0`),
    )
    .addColumn('once_per_customer', 'integer', (column) =>
      column.notNull().check(sql`once_per_customer in (0, 1)`),
    )
    .addColumn('max_uses', 'integer', (column) => column.check(sql`max_uses >= 0`))
    .addColumn('valid_from', 'bigint')
    .addColumn('valid_until', 'bigint')
    .execute();

  await schema
    .createTable('voucher')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('series_id', 'text', (column) =>
      column.notNull().references('voucher_series.id').onDelete('cascade'),
    )
    .addColumn('basket_id', 'text', (column) => column.references('basket.id').onDelete('set null'))
    .addColumn('reserved_at', 'bigint')
    .addColumn('order_id', 'text', (column) => column.references('order.id').onDelete('cascade'))
    .addColumn('customer_id', 'text', (column) =>
      column.references('customer.id').onDelete('set null'),
    )
    .addColumn('email', 'text')
    .addColumn('redeemed_at', 'bigint')
    .execute();
  await schema.createIndex('voucher_by_basket').on('voucher').column('basket_id').execute();
  await schema.createIndex('voucher_by_series').on('voucher').column('series_id').execute();
  await schema.createIndex('voucher_by_order').on('voucher').column('order_id').execute();
}
