import { type Kysely, sql } from 'kysely';

/** Creates orders and their line items, running numbers, settings and the email outbox. */
export async function createOrderTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('order')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_number', 'integer', (column) => column.notNull().unique())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customer.id'))
    .addColumn('basket_id', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('remark', 'text', (column) => column.notNull())
    .addColumn('cancelled', 'integer', (column) => column.notNull().check(sql`cancelled in (0, 1)`))
    .addColumn('ordered_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payment.id'))
    .addColumn('delivery_method_id', 'text', (column) =>
      column.notNull().references('delivery_method.id'),
    )
    .addColumn('is_net', 'integer', (column) => column.notNull().check(sql`is_net in (0, 1)`))
    .addColumn('product_cents', 'integer', (column) =>
      column.notNull().check(sql`product_cents >= 0`),
    )
    .addColumn('product_net_cents', 'integer', (column) =>
      column.notNull().check(sql`product_net_cents >= 0`),
    )
    .addColumn('delivery_cents', 'integer', (column) =>
      column.notNull().check(sql`delivery_cents >= 0`),
    )
    .addColumn('payment_cents', 'integer', (column) =>
      column.notNull().check(sql`payment_cents >= 0`),
    )
    .addColumn('voucher_cents', 'integer', (column) =>
      column.notNull().check(sql`voucher_cents >= 0`),
    )
    .addColumn('total_cents', 'integer', (column) => column.notNull().check(sql`total_cents >= 0`))
    .addColumn('vats', 'text', (column) => column.notNull())
    .addColumn('invoice_address', 'text', (column) => column.notNull())
    .addColumn('delivery_address', 'text')
    .execute();
  await schema
    .createIndex('order_by_customer')
    .on('order')
    .columns(['customer_id', 'ordered_at'])
    .execute();

  await schema
    .createTable('order_item')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('order.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('short_description', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('item_cents', 'integer', (column) => column.notNull().check(sql`item_cents >= 0`))
    .addColumn('vat_rate', 'integer', (column) => column.notNull().check(sql`vat_rate >= 0`))
    .addColumn('pers_param', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('order_item_by_order')
    .on('order_item')
    .columns(['order_id', 'position'])
    .execute();
  await schema.createIndex('order_item_by_product').on('order_item').column('product_id').execute();

  await schema
    .createTable('sequence')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();

  await schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('mail')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .execute();
  await schema.createIndex('mail_to_send').on('mail').column('sent_at').execute();
}
