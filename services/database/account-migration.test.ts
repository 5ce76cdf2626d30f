import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabaseTarget } from '../testing/test-database';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import { first } from './migrations/0001-first';

let db: Database;
let remove: () => Promise<void>;

/** Database from before accounts existed, with a customer, an order and its line item. */
beforeAll(async () => {
  const empty = await createDatabaseTarget();
  remove = empty.remove;
  db = openDatabase(empty.location);
  const provider = { getMigrations: async () => ({ '0001-first': first }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  for (const statement of [
    `insert into country values ('de', 'DE', 'Deutschland', 'Germany', 1, 1)`,
    `insert into payment values ('pay', '', '', '', '', 1, 0, null, null)`,
    `insert into delivery_method values ('send', '', '', 1, 0)`,
    `insert into customer values ('c1', '1', '', 'alt@example.org', 'hash', 0, null, 5)`,
    `insert into invoice_address (customer_id, vat_id, created_at, updated_at) values ('c1', 'ATU13585627', 5, 5)`,
    `insert into "order" values ('o1', 7, 'c1', 'b1', 'de', '', 0, 6, 6, 'pay', 'send', 0, 1, 1, 0, 0, 0, 1, '[]', '{}', null)`,
    `insert into order_item values ('i1', 'o1', 'p', 'P', 'Rad', '', 1, 1, 1900, '', 1)`,
  ])
    await sql.raw(statement).execute(db);
  expect(await migrate(db)).toContain('0003-account');
});

afterAll(async () => {
  await db.destroy();
  await remove();
});

it('keeps customers and orders with empty new columns', async () => {
  expect(await db.selectFrom('customer').selectAll().execute()).toMatchObject([
    { id: 'c1', email: 'alt@example.org', password_hash: 'hash', identity_sub: null },
  ]);
  expect(await db.selectFrom('order').selectAll().execute()).toMatchObject([
    { id: 'o1', order_number: 7, customer_id: 'c1', invoice_number: null, tracking_number: '' },
  ]);
  expect(await db.selectFrom('order_item').select('id').execute()).toEqual([{ id: 'i1' }]);
});

it('marks VAT IDs without a check as plausible only', async () => {
  expect(
    await db.selectFrom('invoice_address').select(['vat_id', 'vat_id_state']).execute(),
  ).toEqual([{ vat_id: 'ATU13585627', vat_id_state: 'PLAUSIBLE' }]);
});

it('lets orders outlive their customer and keeps every reference valid', async () => {
  await db.deleteFrom('customer').where('id', '=', 'c1').execute();
  expect(await db.selectFrom('order').select(['id', 'customer_id']).execute()).toEqual([
    { id: 'o1', customer_id: null },
  ]);
  expect(await db.selectFrom('order_item').select('id').execute()).toEqual([{ id: 'i1' }]);
  const orphan = {
    id: 'i2',
    order_id: 'nothing',
    product_id: 'p',
    sku: 'P',
    title: '',
    short_description: '',
  };
  await expect(
    db
      .insertInto('order_item')
      .values({ ...orphan, amount: 1, item_cents: 1, vat_rate: 0, pers_param: '', position: 1 })
      .execute(),
  ).rejects.toThrow(/constraint/i);
});
