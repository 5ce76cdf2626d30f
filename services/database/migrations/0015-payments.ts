import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds payment attempts, refunds, payment events and the data of the embedded payment provider. */
export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    await createPayments(db);
    await createProvider(db);
    await db.schema.alterTable('order').addColumn('pay_until', 'bigint').execute();
    await db.schema
      .alterTable('payment')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('invoice'))
      .execute();
    await db.schema
      .alterTable('payment')
      .addColumn('hold_hours', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('payment')
      .addColumn('provider_methods', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('order_pay_until').on('order').column('pay_until').execute();
  },
};

async function createPayments({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('payment_attempt')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('order.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('is_live', 'integer', (column) => column.notNull())
    .addColumn('is_disputed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('session_id', 'text', (column) => column.unique())
    .addColumn('intent_id', 'text')
    .addColumn('url', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('look_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('payment_attempt_number', ['order_id', 'number'])
    .execute();
  await schema
    .createIndex('payment_attempt_look')
    .on('payment_attempt')
    .column('look_at')
    .execute();
  await schema
    .createIndex('payment_attempt_intent')
    .on('payment_attempt')
    .column('intent_id')
    .execute();
  await schema
    .createTable('payment_refund')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('order.id'))
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('payment_attempt.id'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.unique())
    .addColumn('look_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('payment_refund_order')
    .on('payment_refund')
    .column('order_id')
    .execute();
  await schema
    .createTable('payment_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createProvider({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('provider_object')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .execute();
  await schema.createIndex('provider_object_due').on('provider_object').column('due_at').execute();
  await schema
    .createTable('provider_call')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('provider_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('provider_event_due').on('provider_event').column('due_at').execute();
}
