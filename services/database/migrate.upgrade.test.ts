import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCreditNotes } from '../shop/order/create-credit-notes';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { loadCatalog } from '../demo-data/load-catalog';
import { refreshDefects, refreshOutletPieces } from '../shop/seed/seed-outlet';
import { refreshMounts } from '../shop/seed/seed-mounts';
import { dumpRows, createDatabaseTarget } from '../testing/test-database';
import { createGuestShopper, signInShopper } from '../testing/shopper';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { type Database, openDatabase } from './database';
import { isPostgres } from './sql-helpers';
import { migrate } from './migrate';
import { renamedColumns, renamedTables } from './migrations/0040-standard-names';

/** The last migration of version 0.7.0, the oldest that can be upgraded. */
const oldest = '0024-mails-wait-for-papers';

let shop: TestShop;
let older: Database;
let remove: () => Promise<void>;

/**
 * Current database with pending, shipped and canceled orders of guests and dealers, and the same rows in the older
 * schema.
 */
beforeAll(async () => {
  shop = await openTestShop({ demoDir: 'demo' });
  await placeOrders();
  await creditAndPay();
  // Older databases have fewer pending refund checks. For unpaid orders a check has no effect.
  await shop.db.deleteFrom('refund_check').execute();
  const empty = await createDatabaseTarget();
  remove = empty.remove;
  older = openDatabase(empty.location);
  await migrate(older, oldest);
  await copyRows(shop.db, older);
});

afterAll(async () => {
  await older.destroy();
  await remove();
  await shop.close();
});

async function placeOrders(): Promise<void> {
  const article = 'LU11.25.H.M.TG';
  const visitor = await createGuestShopper(shop);
  const bought = await visitor.order(await visitor.readyBasket(article));
  const dealer = await signInShopper(shop, 'laden@lautlos.example');
  const title = 'older';
  const byInvoice = { title, payment: 'oxidinvoice' };
  const ordered = await dealer.order(await dealer.readyBasket(article, byInvoice));
  const again = { ...byInvoice, title: 'second' };
  const waiting = await dealer.order(await dealer.readyBasket(article, again));
  expect(waiting.errors).toBeUndefined();
  const move = { isPaid: false, trackingNumber: null, expectedAt: null };
  for (const [{ data }, step] of [
    [bought, 'cancelled'],
    [ordered, 'dispatched'],
  ] as const)
    await updateOrderProgress(shop.services, {
      ...move,
      orderNumber: data.placeOrder.orderNumber,
      step,
    });
}

/** Credits one dispatched order and marks another one as paid. */
async function creditAndPay(): Promise<void> {
  const [credited, paid] = await shop.db
    .selectFrom('order')
    .innerJoin('invoice', 'invoice.order_id', 'order.id')
    .select(['order.order_number', 'invoice.number'])
    .where('order.cancelled', '=', 0)
    .where('order.dispatched_at', 'is not', null)
    .where('order.paid_at', 'is', null)
    .execute();
  await createCreditNotes(shop.services, {
    ...{ kind: 'corrected', orderNumber: credited!.order_number },
    ...{ invoiceNumber: credited!.number, cents: 1_000 },
  });
  const move = { step: null, trackingNumber: null, expectedAt: null };
  await updateOrderProgress(shop.services, {
    ...move,
    orderNumber: paid!.order_number,
    isPaid: true,
  });
}

const currentTable = (name: string) => renamedTables[name] ?? name;

const currentColumn = (table: string, name: string) =>
  renamedColumns[currentTable(table)]?.[name] ?? name;

/** Copies every row, limited to the columns of the older schema. */
async function copyRows(from: Database, to: Database): Promise<void> {
  const places = await to.introspection.getTables();
  if (!isPostgres(to)) await sql`pragma foreign_keys = off`.execute(to);
  await to.transaction().execute(async (trx) => {
    if (isPostgres(to)) await sql`set local session_replication_role = replica`.execute(trx);
    for (const { name, columns } of places) {
      const fields = sql.join(columns.map((column) => sql.ref(column.name)));
      const current = columns.map(
        (column) => sql`${sql.ref(currentColumn(name, column.name))} as ${sql.ref(column.name)}`,
      );
      const { rows } = await sql<Record<string, unknown>>`
        select ${sql.join(current)} from ${sql.table(currentTable(name))}`.execute(from);
      await sql`delete from ${sql.table(name)}`.execute(trx);
      for (const row of rows) {
        const values = sql.join(columns.map((column) => bound(row[column.name])));
        await sql`insert into ${sql.table(name)} (${fields}) values (${values})`.execute(trx);
      }
    }
  });
}

/** Returns the value in a form that drivers accept: they return bytes as ArrayBuffer but accept a Buffer. */
const bound = (value: unknown) => (value instanceof ArrayBuffer ? Buffer.from(value) : value);

it('migrates a shop with orders to the current schema and readable data', async () => {
  expect((await older.introspection.getTables()).map(({ name }) => name)).not.toContain(
    'ordered_product',
  );
  const steps = await migrate(older);
  expect(steps[0]).toBe('0025-growth');
  // Mountable parts and defects come from the catalog, so every start of the services refreshes them.
  const catalogue = loadCatalog('demo');
  await refreshMounts(older, catalogue);
  await refreshDefects(older, catalogue);
  await refreshOutletPieces(older, catalogue);
  const today = await dumpRows(shop.db);
  const upgraded = await dumpRows(older);
  expect([...upgraded.keys()]).toEqual([...today.keys()]);
  expect(today.get('order')?.length).toBeGreaterThan(5);
  expect(today.get('ordered_product')?.length).toBeGreaterThan(5);
  expect(today.get('invoice')?.length).toBeGreaterThan(5);
  const tableNames = [...today.keys()].filter((name) => !name.startsWith('kysely_'));
  for (const name of tableNames)
    expect([name, upgraded.get(name)]).toEqual([name, today.get(name)]);
});

it('has no pending migrations afterwards', async () => {
  expect(await migrate(older)).toEqual([]);
});
