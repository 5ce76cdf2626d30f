import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';
import { insertCopies, buildNumberedTextSql } from './insert-copies';
import type { GeneratedOrderTimes } from './generate-orders';

const firstNumber = 1_000_000;
const number = sql`i + ${sql.lit(firstNumber)}`;
const isCancelled = sql`i % 97 = 0`;

interface Around {
  now: number;
  articles: number;
}

/**
 * Creates the data that follows from orders: invoices, emails, payments, refunds, vouchers, date changes, and the
 * products each customer has ordered.
 */
export async function generateOrderHistory(
  db: Database,
  invoice: Selectable<Tables['invoice']>,
  ages: GeneratedOrderTimes,
  around: Around,
): Promise<void> {
  await growInvoices(db, invoice, ages);
  await growPayments(db, ages);
  const { orders, placed, customerId } = ages;
  const span = { from: 0, until: orders };
  const order_id = buildNumberedTextSql('grown-o-');
  await insertCopies(
    db,
    'mail',
    { recipient: 'kunde@beispiel.example', subject: '', text: '', html: '', attempts: 1 },
    { key: buildNumberedTextSql('grown-mail-'), created_at: placed(), sent_at: placed() },
    span,
  );
  const series = await db.selectFrom('voucher_series').select('id').executeTakeFirstOrThrow();
  await insertCopies(
    db,
    'voucher',
    { series_id: series.id, basket_id: null },
    {
      ...{ id: buildNumberedTextSql('grown-v-'), order_id, customer_id: customerId },
      ...{ reserved_at: placed(), redeemed_at: placed(), email: buildNumberedTextSql('kunde-') },
    },
    span,
    sql`i % 4 = 0`,
  );
  await insertCopies(
    db,
    'delivery_date_change',
    { former_at: around.now, new_at: around.now, response: null, responded_at: null },
    {
      id: buildNumberedTextSql('grown-m-'),
      order_id,
      changed_at: placed(1),
      notified_at: placed(1),
    },
    span,
    sql`i % 50 = 0`,
  );
  await insertCopies(
    db,
    'ordered_product',
    {},
    {
      customer_id: customerId,
      product_id: buildNumberedTextSql('grown-', sql`i % ${sql.lit(around.articles)}`),
    },
    // One row per article is enough: later orders repeat products that the customer has already ordered.
    { from: 0, until: Math.min(orders, around.articles) },
  );
}

async function growInvoices(
  db: Database,
  invoice: Selectable<Tables['invoice']>,
  { orders, placed, unlessYoung, customerId }: GeneratedOrderTimes,
): Promise<void> {
  const content = String(invoice.content);
  const [, named = ''] = /("orderNumber":\d+)/.exec(content) ?? [];
  const total = (JSON.parse(content) as { order: { totalCents: number } }).order.totalCents;
  const open = sql`coalesce(${unlessYoung(0.01, sql`0`)}, ${sql.lit(total)})`;
  await insertCopies(
    db,
    'invoice',
    {
      ...invoice,
      corrects_id: null,
      is_notified: 1,
      has_file: 1,
      has_xrechnung: 1,
      due_day: '2099-01-01',
    },
    {
      ...{
        id: buildNumberedTextSql('grown-r-'),
        number,
        order_id: buildNumberedTextSql('grown-o-'),
      },
      ...{
        shipment_id: buildNumberedTextSql('grown-s-'),
        customer_id: customerId,
        issued_at: placed(4),
      },
      paid_at: unlessYoung(0.01, placed(20)),
      open_cents: open,
      content: sql`replace(${sql.lit(content)}, ${sql.lit(named)}, ${buildNumberedTextSql('"orderNumber":', number)})`,
    },
    { from: 0, until: orders },
  );
}

async function growPayments(db: Database, { orders, placed }: GeneratedOrderTimes): Promise<void> {
  const span = { from: 0, until: orders };
  const attempt = {
    ...{ number: 1, state: 'paid', amount_cents: 5_000, is_live: 0, is_disputed: 0, url: null },
    language: 'de',
  };
  const times = { created_at: placed(), updated_at: placed(), check_at: placed(1) };
  const order_id = buildNumberedTextSql('grown-o-');
  await insertCopies(
    db,
    'payment_attempt',
    attempt,
    {
      ...{
        id: buildNumberedTextSql('grown-a-'),
        order_id,
        session_id: buildNumberedTextSql('grown-cs-'),
      },
      ...{ intent_id: buildNumberedTextSql('grown-pi-'), expires_at: placed(1), ...times },
    },
    span,
    sql`i % 2 = 0 or ${isCancelled}`,
  );
  await insertCopies(
    db,
    'payment_refund',
    { amount_cents: 5_000, state: 'succeeded', reason: 'asked' },
    {
      ...{
        id: buildNumberedTextSql('grown-b-'),
        order_id,
        attempt_id: buildNumberedTextSql('grown-a-'),
      },
      ...{ provider_id: buildNumberedTextSql('grown-re-'), ...times },
    },
    span,
    isCancelled,
  );
}
