import { type Kysely, sql } from 'kysely';

/** Indexes that are dropped and recreated with more columns. */
const replaced = [
  'order_by_customer',
  'order_pay_until',
  'voucher_by_series',
  'payment_attempt_look',
];

const pending = 'delivered_at is null and cancelled = 0';

/**
 * Indexes with name, table, columns and an optional condition. An index with a condition contains only the few rows
 * that are queried, even if the table has millions of rows.
 */
const indexes: readonly [name: string, table: string, columns: string, rows?: string][] = [
  [
    'order_by_customer',
    'order',
    'customer_id, order_number, cancelled, delivered_at, dispatched_at, assembled_at',
  ],
  ['order_under_way', 'order', 'customer_id, expected_at, order_number', pending],
  [
    'order_waiting',
    'order',
    'order_number',
    `cancelled = 0 and assembled_at is null and dispatched_at is null and delivered_at is null`,
  ],
  ['order_owed', 'order', 'customer_id', 'paid_at is null and cancelled = 0'],
  ['order_sent', 'order', 'customer_id, dispatched_at'],
  [
    'order_pay_until',
    'order',
    'pay_until',
    'paid_at is null and cancelled = 0 and dispatched_at is null',
  ],
  ['order_paid', 'order', 'paid_at'],
  ['invoice_by_customer', 'invoice', 'customer_id, issued_at, number, series'],
  ['invoice_by_shipment', 'invoice', 'shipment_id'],
  ['invoice_by_corrected', 'invoice', 'corrects_id'],
  ['invoice_open', 'invoice', 'customer_id, due_day, number', 'open_cents > 0'],
  ['invoice_closed', 'invoice', 'customer_id, issued_at, number, series', 'open_cents = 0'],
  ['invoice_untold', 'invoice', 'issued_at', 'told = 0'],
  ['invoice_without_file', 'invoice', 'issued_at', 'has_file = 0'],
  ['invoice_without_xrechnung', 'invoice', 'issued_at', 'has_xrechnung = 0'],
  ['invoice_unfrozen', 'invoice', 'number', 'content is null'],
  ['invoice_credit_notes', 'invoice', 'issued_at', `kind = 'creditNote'`],
  ['voucher_by_series', 'voucher', 'series_id, order_id'],
  ['voucher_held', 'voucher', 'series_id, reserved_at', 'order_id is null'],
  ['voucher_by_customer', 'voucher', 'customer_id, series_id'],
  ['voucher_by_email', 'voucher', 'email, series_id'],
  ['mail_waiting', 'mail', 'waits_for, id', 'waits_for is not null'],
  ['payment_attempt_look', 'payment_attempt', 'state, look_at'],
  ['payment_refund_look', 'payment_refund', 'state, look_at'],
  ['payment_refund_attempt', 'payment_refund', 'attempt_id'],
  ['basket_unclaimed', 'basket', 'updated_at', 'is_unclaimed = 1'],
  ['product_alone', 'product', 'position, id', 'parent_id is null and active = 1'],
  ['product_text_title', 'product_text', 'language, title'],
  ['stock_first_delivery', 'stock', 'incoming1_at'],
  ['stock_second_delivery', 'stock', 'incoming2_at'],
  ['delivery_arrival_by_product', 'delivery_arrival', 'product_id, arrived_at'],
  ['identity_session_end', 'identity_session', 'expires_at'],
  ['identity_code_end', 'identity_code', 'expires_at'],
  ['identity_grant_end', 'identity_grant', 'expires_at'],
  ['identity_grant_by_user', 'identity_grant', 'user_id'],
  ['identity_used_challenge_end', 'identity_used_challenge', 'expires_at'],
  ['identity_attempt_last', 'identity_attempt', 'last_at'],
  ['contact_message_time', 'contact_message', 'received_at'],
  ['test_ride_request_time', 'test_ride_request', 'created_at'],
  ['withdrawal_time', 'withdrawal', 'received_at'],
  ['stock_connect_call_time', 'stock_connect_call', 'at'],
  ['veloconnect_transaction_time', 'veloconnect_transaction', 'updated_at'],
  ['newsletter_asked', 'newsletter_subscription', 'state, requested_at'],
  ['newsletter_ended', 'newsletter_subscription', 'state, ended_at'],
];

/** Creates an index for each query that slows down as the shop grows. */
export async function createQueryIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of replaced) await db.schema.dropIndex(name).execute();
  for (const [name, table, columns, rows] of indexes)
    await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(columns)})
      ${rows ? sql`where ${sql.raw(rows)}` : sql``}`.execute(db);
}
