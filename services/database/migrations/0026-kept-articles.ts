import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds customers' wish lists, the wish list changes already applied, and stock alerts. */
export const wishListsAndStockAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await createNoticeList(db);
    await createWatches(db);
    await db.schema.alterTable('mail').addColumn('unsubscribe_url', 'text').execute();
  },
};

async function createNoticeList({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('notice_list_item')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_list_item_once', ['customer_id', 'sku'])
    .execute();
  await schema
    .createTable('notice_list_change')
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customer.id').onDelete('cascade'),
    )
    .addColumn('change_key', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_list_change_once', ['customer_id', 'change_key'])
    .execute();
}

async function createWatches({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('article_watch')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('pending', 'confirmed')`),
    )
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .addColumn('confirm_hash', 'text', (column) => column.notNull().unique())
    .addColumn('confirm_until', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('article_watch_once', ['email', 'sku', 'day'])
    .execute();
  await schema
    .createIndex('article_watch_by_state')
    .on('article_watch')
    .columns(['state', 'id'])
    .execute();
  await schema
    .createIndex('article_watch_by_mailbox')
    .on('article_watch')
    .columns(['mailbox', 'requested_at'])
    .execute();
}
