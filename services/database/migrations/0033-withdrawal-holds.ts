import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds a state to withdrawals. A withdrawal declared without a sign-in puts its order on hold until the shop decides.
 * Existing withdrawals took effect at once if they matched an order.
 */
export const withdrawalHolds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('order').addColumn('held_at', 'bigint').execute();
    const text = (name: string, value: string) =>
      db.schema
        .alterTable('withdrawal')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
        .execute();
    await text('state', 'unmatched');
    await text('decided_by', '');
    for (const name of ['decided_at', 'reminded_at'])
      await db.schema.alterTable('withdrawal').addColumn(name, 'bigint').execute();
    await sql`update withdrawal set state = 'effective' where order_id is not null`.execute(db);
    await db.schema
      .createIndex('withdrawal_by_order')
      .on('withdrawal')
      .columns(['order_id', 'state'])
      .execute();
    // The index covers only pending withdrawals, of which there are few; the reminder job reads only these.
    await sql`create index withdrawal_pending on withdrawal (received_at) where state = 'pending'`.execute(
      db,
    );
  },
};
