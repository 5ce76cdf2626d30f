import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../sql-helpers';

/** The new names of the renamed tables, by old name. */
export const renamedTables: Readonly<Record<string, string>> = {
  article_watch: 'stock_alert',
  basket_taken: 'basket_merge',
  closed_account: 'deleted_account',
  delivery_arrival: 'restock_arrival',
  delivery_move: 'restock_date_change',
  ended_token: 'revoked_token',
  flaw: 'defect',
  money_check: 'refund_check',
  notice_list_change: 'wish_list_change',
  notice_list_item: 'wish_list_item',
  order_day_move: 'delivery_date_change',
};

/** The new names of the renamed columns by old name, grouped by the new name of their table. */
export const renamedColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basket: { delivery_wish: 'shipment_mode' },
  basket_merge: { amounts: 'quantities', taken_at: 'merged_at' },
  customer: { delivery_wish: 'shipment_preference' },
  deleted_account: { closed_at: 'deleted_at' },
  delivery_date_change: {
    ...{ moved_at: 'changed_at', told_at: 'notified_at' },
    ...{ answer: 'response', answered_at: 'responded_at' },
  },
  identity_attempt: { until_at: 'locked_until' },
  identity_deletion: { next_at: 'next_attempt_at' },
  invoice: { told: 'is_notified' },
  invoice_file: { made_at: 'created_at' },
  invoice_xrechnung: { made_at: 'created_at' },
  mail: { first_refused_at: 'first_rejected_at', waits_for: 'pending_document' },
  master_data_request: { wanted: 'requested_data' },
  order: { delivery_wish: 'shipment_mode', taken_stock: 'allocated_stock', words: 'search_text' },
  payment_attempt: { look_at: 'check_at' },
  payment_refund: { look_at: 'check_at' },
  restock_arrival: { pieces: 'quantity' },
  restock_date_change: { moved_at: 'changed_at' },
  revoked_token: { until_at: 'expires_at' },
  test_ride_request: { wish: 'requested_date' },
};

const renamedIndexes: Readonly<Record<string, string>> = {
  article_watch_by_mailbox: 'stock_alert_by_mailbox',
  article_watch_by_state: 'stock_alert_by_state',
  basket_taken_customer: 'basket_merge_by_customer',
  basket_taken_target: 'basket_merge_by_target',
  basket_taken_time: 'basket_merge_time',
  delivery_arrival_by_product: 'restock_arrival_by_product',
  delivery_arrival_by_time: 'restock_arrival_by_time',
  delivery_move_by_product: 'restock_date_change_by_product',
  invoice_unfrozen: 'invoice_without_content',
  invoice_untold: 'invoice_not_notified',
  mail_refused: 'mail_rejected',
  mail_waiting: 'mail_by_pending_document',
  newsletter_asked: 'newsletter_requested',
  order_day_move_by_order: 'delivery_date_change_by_order',
  order_day_move_told: 'delivery_date_change_notified',
  order_owed: 'order_unpaid',
  order_sent: 'order_dispatched',
  order_under_way: 'order_undelivered',
  order_waiting: 'order_unassembled',
  payment_attempt_look: 'payment_attempt_check',
  payment_refund_look: 'payment_refund_check',
  product_alone: 'product_without_parent',
  stock_first_delivery: 'stock_first_restock',
  stock_second_delivery: 'stock_second_restock',
};

/**
 * Gives tables, columns, indexes and keys of stored JSON the standard terms of the glossary. The content of invoices is
 * left unchanged.
 */
export const standardNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [from, to] of Object.entries(renamedTables))
      await db.schema.alterTable(from).renameTo(to).execute();
    for (const [table, columns] of Object.entries(renamedColumns))
      for (const [from, to] of Object.entries(columns))
        await db.schema.alterTable(table).renameColumn(from, to).execute();
    for (const [from, to] of Object.entries(renamedIndexes)) await renameIndex(db, from, to);
    await renameKeys(db);
    await sql`update withdrawal set decided_by = 'company' where decided_by = 'house'`.execute(db);
  },
};

/** Renames an index. On SQLite the index is dropped and created again, because SQLite cannot rename an index. */
async function renameIndex(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter index ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db);
    return;
  }
  const { rows } = await sql<{ statement: string }>`
    select sql as statement from sqlite_master where type = 'index' and name = ${from}
  `.execute(db);
  const [head, ...rest] = rows[0]?.statement.split(' on ') ?? [];
  if (head === undefined) throw new Error(`The index ${from} does not exist.`);
  await db.schema.dropIndex(from).execute();
  await sql.raw([head.replace(from, to), ...rest].join(' on ')).execute(db);
}

/**
 * Renames the keys of stored JSON by replacing text. Quotation marks in JSON strings are escaped, so the text `"name":`
 * only occurs as a key.
 */
async function renameKeys(db: Kysely<unknown>): Promise<void> {
  await sql`update "order" set allocated_stock =
      replace(replace(allocated_stock, '"shelf":', '"inStock":'), '"deliveries":', '"restocks":')
    where allocated_stock is not null and allocated_stock <> '[]'`.execute(db);
  await sql`update veloconnect_transaction set content =
      replace(replace(replace(content, '"wanted":', '"requestedQuantity":'),
        '"wishedAt":', '"requestedDate":'), '"mayComeLater":', '"allowsBackorder":')
    where kind = 'order'`.execute(db);
}
