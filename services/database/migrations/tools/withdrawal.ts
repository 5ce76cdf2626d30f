import type { Kysely } from 'kysely';

/**
 * Creates the table of withdrawal declarations as received (§ 356a BGB). Declarations are kept after their order is
 * deleted.
 */
export async function createWithdrawalTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('withdrawal')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('order_number', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.references('order.id').onDelete('set null'))
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('withdrawal_by_email')
    .on('withdrawal')
    .columns(['email', 'received_at'])
    .execute();
}
