import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the notification of the buyer about a changed delivery date, and the buyer's response. No notification is sent
 * for existing changes.
 */
export const deliveryDateNotifications: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('order_day_move').addColumn('told_at', 'bigint').execute();
    await schema.alterTable('order_day_move').addColumn('answer', 'text').execute();
    await schema.alterTable('order_day_move').addColumn('answered_at', 'bigint').execute();
    const tables = db as Kysely<{ order_day_move: { told_at: number; moved_at: number } }>;
    await tables
      .updateTable('order_day_move')
      .set(({ ref }) => ({ told_at: ref('moved_at') }))
      .execute();
    await schema
      .createIndex('order_day_move_told')
      .on('order_day_move')
      .column('told_at')
      .execute();
  },
};
