import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabaseTarget } from '../testing/test-database';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import { account } from './migrations/0003-account';
import { first } from './migrations/0001-first';
import { identity } from './migrations/0002-identity';

let db: Database;
let remove: () => Promise<void>;

const run = (text: string) => sql.raw(text).execute(db);

/** Database from before the migration: a delivered order with two line items, a canceled one, and a pending one. */
beforeAll(async () => {
  const empty = await createDatabaseTarget();
  remove = empty.remove;
  db = openDatabase(empty.location);
  const older = { '0001-first': first, '0002-identity': identity, '0003-account': account };
  const provider = { getMigrations: async () => older };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  await run(`insert into payment values ('p', '', '', '', '', 1, 0, null, null)`);
  await run(`insert into delivery_method values ('d', '', '', 1, 0)`);
  await run(
    `insert into customer (id, customer_number, email, password_hash, is_guest, registered_at) values ('c', '1', 'c@example.org', '', 0, 5)`,
  );
  const columns =
    '(id, order_number, customer_id, basket_id, language, remark, cancelled, ordered_at, updated_at, payment_id, delivery_method_id, is_net, product_cents, product_net_cents, delivery_cents, payment_cents, voucher_cents, total_cents, vats, invoice_address, assembled_at, dispatched_at, delivered_at, expected_at, tracking_number)';
  const order = (id: string, number: number, cancelled: number, status: string) =>
    run(
      `insert into "order" ${columns} values ('${id}', ${number}, 'c', 'b${number}', 'de', '', ${cancelled}, 10, 90, 'p', 'd', 0, 1, 1, 0, 0, 0, 1, '[]', '{}', ${status})`,
    );
  await order('there', 1, 0, `20, 30, 40, 50, '00340434'`);
  await order('gone', 2, 1, `20, null, null, 50, ''`);
  await order('waits', 3, 0, `null, null, null, 50, ''`);
  for (const [id, orderId, amount] of [
    ['i1', 'there', 2],
    ['i2', 'there', 1],
    ['i3', 'gone', 1],
    ['i4', 'waits', 4],
  ])
    await run(
      `insert into order_item (id, order_id, product_id, sku, title, short_description, amount, item_cents, vat_rate, pers_param, position) values ('${id}', '${orderId}', 'p', 's', 't', '', ${amount}, 1, 1900, '', 1)`,
    );
  expect(await migrate(db)).toContain('0017-shipments');
});

afterAll(async () => {
  await db.destroy();
  await remove();
});

it('creates one shipment with all lines and the status of each existing order', async () => {
  const shipments = await db.selectFrom('shipment').selectAll().orderBy('order_id').execute();
  expect(shipments).toMatchObject([
    { order_id: 'gone', number: 1, cancelled_at: 90, dispatched_at: null },
    {
      ...{ order_id: 'there', number: 1, cancelled_at: null, tracking_number: '00340434' },
      ...{ assembled_at: 20, dispatched_at: 30, delivered_at: 40, expected_at: 50 },
    },
    { order_id: 'waits', number: 1, cancelled_at: null, assembled_at: null, expected_at: 50 },
  ]);
  const lines = await db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .select(['shipment.order_id', 'order_item_id', 'amount', 'frame_numbers'])
    .orderBy('order_item_id')
    .execute();
  expect(lines.map(Object.values)).toEqual([
    ['there', 'i1', 2, '[]'],
    ['there', 'i2', 1, '[]'],
    ['gone', 'i3', 1, '[]'],
    ['waits', 'i4', 4, '[]'],
  ]);
});
