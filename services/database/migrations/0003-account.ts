import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the data of a registered customer's account: the customer's id at the identity service, and the progress of
 * orders.
 */
export const account: Migration = {
  async up(db) {
    await addIdentity(db);
    await addVatIdState(db);
    await addOrderProgress(db);
    await makeOrderCustomerNullable(db);
  },
};

async function addIdentity(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('customer').addColumn('identity_sub', 'text').execute();
  await schema.alterTable('customer').addColumn('identity_auth_time', 'integer').execute();
  await schema.alterTable('customer').addColumn('tokens_valid_from', 'bigint').execute();
  await schema
    .createIndex('customer_identity_once')
    .unique()
    .on('customer')
    .column('identity_sub')
    .where(sql.ref('identity_sub'), 'is not', null)
    .execute();
  await schema.createIndex('customer_by_email').on('customer').column('email').execute();
  await schema
    .createTable('closed_account')
    .addColumn('subject_hash', 'text', (column) => column.primaryKey())
    .addColumn('closed_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function addVatIdState(db: Kysely<unknown>): Promise<void> {
  const states = sql`vat_id_state in ('NONE', 'INVALID', 'PLAUSIBLE', 'CONFIRMED', 'REFUSED')`;
  await db.schema
    .alterTable('invoice_address')
    .addColumn('vat_id_state', 'text', (column) => column.notNull().defaultTo('NONE').check(states))
    .execute();
  await db.schema.alterTable('invoice_address').addColumn('vat_id_checked_at', 'bigint').execute();
  await sql`update invoice_address set vat_id_state = 'PLAUSIBLE' where vat_id <> ''`.execute(db);
}

async function addOrderProgress({ schema }: Kysely<unknown>): Promise<void> {
  const times = [
    'invoiced_at',
    'paid_at',
    'assembled_at',
    'dispatched_at',
    'delivered_at',
    'expected_at',
    'former_expected_at',
  ];
  for (const name of times) await schema.alterTable('order').addColumn(name, 'bigint').execute();
  await schema.alterTable('order').addColumn('invoice_number', 'integer').execute();
  await schema
    .createIndex('order_invoice_number_once')
    .unique()
    .on('order')
    .column('invoice_number')
    .execute();
  await schema
    .alterTable('order')
    .addColumn('tracking_number', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('order')
    .addColumn('tax_exemption', 'text', (column) =>
      column.check(sql`tax_exemption in ('export', 'reverseCharge')`),
    )
    .execute();
  await schema.alterTable('order').addColumn('taken_stock', 'text').execute();
}

/**
 * Recreates the customer column, because SQLite cannot make a column nullable. Orders must be kept by law after their
 * customer is deleted.
 */
async function makeOrderCustomerNullable(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.dropIndex('order_by_customer').execute();
  await schema
    .alterTable('order')
    .addColumn('owner_id', 'text', (column) =>
      column.references('customer.id').onDelete('set null'),
    )
    .execute();
  await sql`update "order" set owner_id = customer_id`.execute(db);
  await schema.alterTable('order').dropColumn('customer_id').execute();
  await schema.alterTable('order').renameColumn('owner_id', 'customer_id').execute();
  await schema
    .createIndex('order_by_customer')
    .on('order')
    .columns(['customer_id', 'order_number'])
    .execute();
}
