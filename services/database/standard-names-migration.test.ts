import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOrderInvoices } from '../shop/order/invoices/invoices.repository';
import { parseStoredLines } from '../stock-connect/veloconnect/order-lines';
import { createDatabaseTarget } from '../testing/test-database';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import { renamedColumns, renamedTables } from './migrations/0040-standard-names';
import { isPostgres } from './sql-helpers';

/** Name of the last migration before the renames. */
const previous = '0039-software-tokens';

type Row = Record<string, string | number | null>;

const descriptions = { description_de: '', description_en: '' };
const product = {
  ...{ id: 'bike', sku: 'bike', active: 1, outlet: 0, position: 0, weight_class: 'bike' },
  b2b_only: 0,
};

/** A row for each renamed table and column, by the table's old name. */
const rows: readonly (readonly [table: string, row: Row])[] = [
  ['payment', { id: 'p', title_de: '', title_en: '', position: 1, cost_cents: 0, ...descriptions }],
  ['delivery_method', { id: 'd', title_de: '', title_en: '', position: 1, is_pickup: 0 }],
  [
    'customer',
    {
      ...{ id: 'c', customer_number: '1', email: 'c@example.org', password_hash: '', is_guest: 0 },
      ...{ registered_at: 5, delivery_wish: 'asReady' },
    },
  ],
  ['product', product],
  [
    'basket',
    {
      ...{ id: 'b', owner_id: 'c', title: '', is_public: 0, created_at: 5, updated_at: 5 },
      ...{ delivery_wish: 'asReady' },
    },
  ],
  [
    'basket_taken',
    {
      ...{ from_basket_id: 'other', customer_id: 'c', to_basket_id: 'b', amounts: '{"i":2}' },
      ...{ report: '{}', taken_at: 6 },
    },
  ],
  [
    'order',
    {
      ...{ id: 'o', order_number: 7, customer_id: 'c', basket_id: 'ob', language: 'de' },
      ...{ remark: '', cancelled: 0, ordered_at: 6, updated_at: 6, payment_id: 'p' },
      ...{ delivery_method_id: 'd', is_net: 0, product_cents: 1, product_net_cents: 1 },
      ...{ delivery_cents: 0, payment_cents: 0, voucher_cents: 0, total_cents: 1, vats: '[]' },
      ...{ invoice_address: '{}', delivery_wish: 'asReady', words: '7 rad' },
      taken_stock:
        '[{"productId":"say \\"shelf\\": deliveries","shelf":1,"deliveries":[{"at":50,"amount":2}]}]',
    },
  ],
  [
    'invoice',
    {
      ...{ id: 'i', kind: 'invoice', series: 'invoice', number: 1, order_id: 'o', issued_at: 8 },
      ...{ told: 1, content: storedContent() },
    },
  ],
  ['invoice_xrechnung', { invoice_id: 'i', bytes: null, sha256: null, made_at: 9 }],
  [
    'mail',
    {
      ...{ key: 'k', recipient: 'c@example.org', subject: '', text: '', html: '', created_at: 5 },
      ...{ attempts: 1, next_attempt_at: 9, first_refused_at: 8, waits_for: 'order-confirmation' },
    },
  ],
  [
    'payment_attempt',
    {
      ...{ id: 'a', order_id: 'o', number: 1, state: 'paid', amount_cents: 1, is_live: 0 },
      ...{ language: 'de', expires_at: 90, look_at: 70, created_at: 5, updated_at: 5 },
    },
  ],
  [
    'payment_refund',
    {
      ...{ id: 'r', order_id: 'o', attempt_id: 'a', amount_cents: 1, state: 'pending' },
      ...{ reason: '', look_at: 71, created_at: 5, updated_at: 5 },
    },
  ],
  [
    'veloconnect_transaction',
    {
      ...{ id: 'v', customer_id: 'c', kind: 'order', status: 2, is_test: 0 },
      ...{ created_at: 5, updated_at: 5 },
      content:
        '[{"sku":"S","wanted":3,"amount":2,"buyersItemId":null,"wishedAt":"2026-12-20","mayComeLater":true,"orderedCents":null}]',
    },
  ],
  ['money_check', { order_id: 'o' }],
  ['ended_token', { id: 't', until_at: 99 }],
  ['closed_account', { subject_hash: 'h', closed_at: 12 }],
  ['identity_attempt', { kind: 'sign-in', subject: 's', count: 5, last_at: 10, until_at: 20 }],
  ['identity_deletion', { subject: 's', sealed_token: 'x', created_at: 1, next_at: 2 }],
  ['notice_list_item', { customer_id: 'c', sku: 'S', added_at: 3 }],
  ['notice_list_change', { customer_id: 'c', change_key: 'k', changed_at: 4 }],
  [
    'article_watch',
    {
      ...{ id: 'w', email: 'c@example.org', mailbox: 'c@example.org', language: 'de', sku: 'S' },
      ...{ day: '', state: 'confirmed', requested_at: 1, confirmed_at: 2, mailed_at: 1 },
      ...{ confirm_hash: 'h', confirm_until: 9 },
    },
  ],
  [
    'delivery_move',
    { id: 'm', product_id: 'bike', slot: 1, former_at: 10, new_at: 20, moved_at: 15 },
  ],
  ['delivery_arrival', { id: 'n', product_id: 'bike', pieces: 3, arrived_at: 16 }],
  [
    'order_day_move',
    {
      ...{ id: 'e', order_id: 'o', former_at: 10, new_at: 20, moved_at: 15, told_at: 17 },
      ...{ answer: 'keep', answered_at: 18 },
    },
  ],
  [
    'flaw',
    {
      product_id: 'bike',
      kind: 'scratch',
      part: 'frame',
      side: 'left',
      millimetres: 4,
      touched_up: 1,
    },
  ],
  [
    'master_data_request',
    {
      id: 'q',
      customer_id: 'c',
      language: 'de',
      wanted: '{"city":"Berlin"}',
      sent_at: 1,
      state: 'review',
    },
  ],
  [
    'test_ride_request',
    {
      ...{ id: 'u', request_key: 'k', content_hash: 'h', dealer_number: '1', sku: 'S', name: 'N' },
      ...{ email: 'c@example.org', phone: '', wish: '2026-12-04', message: '', language: 'de' },
      ...{ created_at: 5 },
    },
  ],
  [
    'withdrawal',
    {
      ...{ id: 'x', request_key: 'k', name: 'N', email: 'c@example.org', order_number: '7' },
      ...{ text: '', language: 'de', received_at: 5, state: 'effective', decided_at: 6 },
      ...{ decided_by: 'house' },
    },
  ],
];

/** Returns the content of an issued invoice in which the allocated stock has its former name. */
function storedContent(): string {
  const takenStock = [{ productId: 'bike', shelf: 1, deliveries: [{ at: 50, amount: 2 }] }];
  return JSON.stringify({ order: { id: 'o', totalCents: 1, takenStock }, items: [] });
}

const veloOrderLine = {
  ...{ sku: 'S', requestedQuantity: 3, amount: 2, buyersItemId: null },
  ...{ requestedDate: '2026-12-20', allowsBackorder: true, orderedCents: null },
};

/** Values that the migration changes besides their column's name. */
const changedValues: Readonly<Record<string, string>> = {
  'order.allocated_stock':
    '[{"productId":"say \\"shelf\\": deliveries","inStock":1,"restocks":[{"at":50,"amount":2}]}]',
  'withdrawal.decided_by': 'company',
  'veloconnect_transaction.content': JSON.stringify([veloOrderLine]),
};

let db: Database;
let remove: () => Promise<void>;

/** Database of the previous version with a row in each renamed table. */
beforeAll(async () => {
  const empty = await createDatabaseTarget();
  remove = empty.remove;
  db = openDatabase(empty.location);
  await migrate(db, previous);
  for (const [table, row] of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
  }
  expect(await migrate(db)).toContain('0040-standard-names');
});

afterAll(async () => {
  await db.destroy();
  await remove();
});

const currentTable = (table: string) => renamedTables[table] ?? table;

it.each(rows)('preserves the values of %s', async (table, row) => {
  const name = currentTable(table);
  const expected = Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const current = renamedColumns[name]?.[column] ?? column;
      return [current, changedValues[`${name}.${current}`] ?? value];
    }),
  );
  const { rows: found } = await sql<Row>`select * from ${sql.table(name)}`.execute(db);
  expect(found).toMatchObject([expected]);
});

it('keeps open orders of dealers readable', async () => {
  const { content } = await db
    .selectFrom('veloconnect_transaction')
    .select('content')
    .executeTakeFirstOrThrow();
  expect(parseStoredLines(content)).toEqual([veloOrderLine]);
});

it('covers every renamed table and column', () => {
  const covered = new Map(rows.map(([table, row]) => [currentTable(table), Object.keys(row)]));
  const tables = Object.values(renamedTables).filter((table) => !covered.has(table));
  // The only renamed column of invoice_file has the same name as that of invoice_xrechnung.
  const columns = Object.entries(renamedColumns).flatMap(([table, names]) =>
    table === 'invoice_file'
      ? []
      : Object.keys(names).filter((name) => covered.get(table)?.includes(name) !== true),
  );
  expect([tables, columns]).toEqual([[], []]);
});

it('leaves no old name in the schema', async () => {
  const { rows: names } = isPostgres(db)
    ? await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = current_schema()
        union all select indexname from pg_indexes
        where schemaname = current_schema() and indexdef not like '%UNIQUE%'`.execute(db)
    : await sql<{ name: string }>`
        select name from sqlite_master where type in ('table', 'index') and sql is not null`.execute(
        db,
      );
  const old = new RegExp(
    `^(?:${Object.keys(renamedTables).join('|')}|.*(?:told|asked|refused|_look|under_way|owed|alone))`,
  );
  expect(names.map(({ name }) => name).filter((name) => old.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});

it('keeps references and partial indexes valid', async () => {
  await expect(
    db.insertInto('refund_check').values({ order_id: 'nothing' }).execute(),
  ).rejects.toThrow(/constraint/i);
  const { rows: found } = isPostgres(db)
    ? await sql<{ text: string }>`select indexdef as text from pg_indexes
        where indexname in ('invoice_not_notified', 'mail_rejected', 'mail_by_pending_document')`.execute(
        db,
      )
    : await sql<{ text: string }>`select sql as text from sqlite_master
        where name in ('invoice_not_notified', 'mail_rejected', 'mail_by_pending_document')`.execute(
        db,
      );
  const texts = found.map(({ text }) => text).join();
  for (const column of ['is_notified', 'first_rejected_at', 'pending_document'])
    expect(texts).toMatch(new RegExp(`where.*${column}`, 'is'));
});

it('leaves the content of issued invoices unchanged and reads it under the new names', async () => {
  const { content } = await db.selectFrom('invoice').select('content').executeTakeFirstOrThrow();
  expect(content).toBe(storedContent());
  const [invoice] = await listOrderInvoices(db, ['o']);
  expect(invoice?.content.order).toEqual({
    id: 'o',
    totalCents: 1,
    allocatedStock: [{ productId: 'bike', inStock: 1, restocks: [{ at: 50, amount: 2 }] }],
  });
});
