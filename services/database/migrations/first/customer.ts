import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

const addressColumns = [
  'salutation',
  'first_name',
  'last_name',
  'company',
  'additional_info',
  'street',
  'street_number',
  'zip_code',
  'city',
  'country_id',
  'phone',
  'fax',
];

/**
 * Adds address columns to a table. An incomplete address may be stored, so its country is checked on use and not by a
 * foreign key.
 */
function withAddress<Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
) {
  return addressColumns.reduce<CreateTableBuilder<Table, string>>(
    (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull().defaultTo('')),
    table,
  );
}

/** Creates customers (including guests), their groups and addresses. */
export async function createCustomerTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('customer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_number', 'text', (column) => column.notNull().unique())
    .addColumn('shb_customer_number', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('is_guest', 'integer', (column) => column.notNull().check(sql`is_guest in (0, 1)`))
    .addColumn('birthdate', 'bigint')
    .addColumn('registered_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('customer_email_once')
    .unique()
    .on('customer')
    .expression(sql`lower(email)`)
    .where(sql.ref('is_guest'), '=', sql`0`)
    .execute();

  await schema
    .createTable('customer_group')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_group_pk', ['customer_id', 'group_id'])
    .execute();

  await withAddress(schema.createTable('invoice_address'))
    .addColumn('customer_id', 'text', (column) =>
      column.primaryKey().references('customer.id').onDelete('cascade'),
    )
    .addColumn('vat_id', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('mobile', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await withAddress(schema.createTable('delivery_address'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('delivery_address_by_customer')
    .on('delivery_address')
    .column('customer_id')
    .execute();
}
