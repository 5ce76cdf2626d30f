import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A declaration of withdrawal has a state, and one that was made without a sign-in holds its order until it is answered. Declarations from
 * before took effect at once where they found an order.
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
    // Few wait at a time: the job that reminds the house reads only these.
    await sql`create index withdrawal_pending on withdrawal (received_at) where state = 'pending'`.execute(
      db,
    );
  },
};
