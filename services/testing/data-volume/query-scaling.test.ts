import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SqliteConnection } from '../../database/sqlite-connection';
import { PostgresConnection } from '../../database/postgres-dialect';
import { attachConfirmation } from '../../documents/order-confirmation/order-confirmation.service';
import { createIssuedFiles } from '../../documents/invoice/issued-file';
import { removeExpiredCustomerRequests } from '../../background-jobs';
import { notifyStockAlerts } from '../../stock-alerts/notify-stock-alerts';
import { removeExpiredIdentityData } from '../../identity/identity-service';
import { createMailSender } from '../../mail/mail-sender';
import { mailboxDelivery } from '../../mail/mail-transport';
import { notifyDeliveryDateChanges } from '../../delivery-date-changes/delivery-date-change-email';
import { reconcilePayments } from '../../payments/reconcile-payments';
import { removeAbandonedBaskets } from '../../shop/basket/basket.service';
import { applyDueRestocks } from '../../shop/catalog/restocks';
import { changeRestockDate } from '../../shop/order/restock-date-change';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { migrateOlderInvoices } from '../../shop/order/invoices/issue-invoice';
import { removeExpiredStockConnectData } from '../../stock-connect/stock-connect.service';
import { generateShopData, volumeDealerEmail } from './generate-shop-data';
import { type FrequentRequest, listFrequentRequests } from './frequent-requests';
import { findFullTableScans } from './full-table-scans';
import { createGuestShopper, signInShopper } from '../shopper';
import { openTestRest, type TestRest } from '../test-rest';

/**
 * Checks that every query uses an index on a large database: none may scan a table that grows with orders, customers or
 * articles. `tools/bench/data-volume/measure-data-volume.mjs` measures the cost of queries.
 */
let tools: TestRest;
let token: string | undefined;

const growth = { orders: 600, customers: 200, articles: 150 };

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  await generateShopData(tools.shop.db, growth, tools.shop.clock.now());
  token = (await signInShopper(tools.shop, volumeDealerEmail)).token;
});

afterAll(() => tools.close());

/** Runs the work and returns the tables that its SQL statements scan completely, each with the statement. */
async function readWhole(work: () => Promise<unknown>): Promise<string[]> {
  const queries = await listenTo(work);
  const statements = [...queries.values()].filter(({ sql }) =>
    /^\s*(select|insert|update|delete|with)\b/i.test(sql),
  );
  expect(statements.length).toBeGreaterThan(0);
  const found = await findFullTableScans(tools.shop.db, tools.shop.place, statements);
  return found.map(({ table, sql }) => `${table}: ${sql}`);
}

/** Runs the work and returns its SQL statements without duplicates. */
async function listenTo(work: () => Promise<unknown>): Promise<Map<string, CompiledQuery>> {
  const queries = new Map<string, CompiledQuery>();
  const connection = inject('postgres') ? PostgresConnection.prototype : SqliteConnection.prototype;
  const run = connection.executeQuery;
  connection.executeQuery = function (this: SqliteConnection & PostgresConnection, query) {
    queries.set(query.sql, query);
    return run.call(this, query) as ReturnType<typeof run>;
  } as typeof run;
  try {
    await work();
  } finally {
    connection.executeQuery = run;
  }
  return queries;
}

const reads = listFrequentRequests({ order: 1_000_300, invoice: 'RE-1000300' });

async function ask({ path, query }: FrequentRequest): Promise<void> {
  if (path !== undefined) {
    const response = await tools.call(path, { token });
    expect([path, response.status]).toEqual([path, 200]);
    await response.arrayBuffer();
    return;
  }
  const { errors } = await tools.shop.query(query ?? '', { token });
  expect(errors).toBeUndefined();
}

describe('queries on a large shop', () => {
  it.each(reads.filter(({ returnsWholeCatalog }) => !returnsWholeCatalog))(
    '$name scans no whole table',
    async (read) => {
      expect(await readWhole(() => ask(read))).toEqual([]);
    },
  );

  it.each(reads.filter(({ returnsWholeCatalog }) => returnsWholeCatalog))(
    '$name scans only article tables',
    async (read) => {
      const tables = (await readWhole(() => ask(read))).map((one) => one.split(':')[0] ?? '');
      const articles = ['product', 'product_text', 'stock', 'price', 'parent'];
      expect(tables.filter((table) => !articles.includes(table))).toEqual([]);
    },
  );

  it('a guest order with a voucher scans no whole table', async () => {
    const found = await readWhole(async () => {
      const shopper = await createGuestShopper(tools.shop);
      const basket = await shopper.readyBasket('grown-3');
      await shopper.addVoucher(basket, 'LAUTLOS10');
      const { errors } = await shopper.order(basket);
      expect(errors).toBeUndefined();
    });
    expect(found).toEqual([]);
  });

  it('a dealer order scans no whole table', async () => {
    const found = await readWhole(async () => {
      const shopper = await signInShopper(tools.shop, volumeDealerEmail);
      const basket = await shopper.readyBasket('grown-5', {
        ...{ title: 'growth', payment: 'oxidinvoice' },
      });
      const { data, errors } = await shopper.order(basket);
      expect(errors).toBeUndefined();
      expect(data.placeOrder).toMatchObject({ orderNumber: expect.any(Number), items: [{}] });
    });
    expect(found).toEqual([]);
  });

  it('cancelling an order and moving a restock scan no whole table', async () => {
    const { services, clock } = tools.shop;
    const found = await readWhole(async () => {
      const move = { isPaid: false, trackingNumber: null, expectedAt: null };
      await updateOrderProgress(services, { ...move, orderNumber: 1_000_599, step: 'cancelled' });
      const day = clock.now() + 20 * 24 * 60 * 60 * 1000;
      await changeRestockDate(services, { sku: 'GROWN.7', slot: 1, expectedAt: day });
    });
    expect(found).toEqual([]);
  });
});

describe('paginated list', () => {
  const json = async (path: string) => (await tools.call(path, { token })).json();

  it.each([
    ['orders', 'orderNumber', '/b2b/orders?', '/b2b/orders.csv'],
    ['invoices', 'invoiceNumber', '/b2b/invoices?show=all&', '/b2b/invoices.csv'],
  ])(
    'of %s contains every row on exactly one page and all rows in its file',
    async (list, key, path, file) => {
      await aHundredOrders();
      const first = await json(`${path}page=1`);
      expect(first).toMatchObject({ page: 1 });
      expect(first.pages).toBeGreaterThan(2);
      const rows: string[] = [];
      for (let page = 1; page <= first.pages; page += 1)
        rows.push(
          ...(await json(`${path}page=${page}`))[list].map((row: Record<string, unknown>) =>
            String(row[key]),
          ),
        );
      expect(rows).toHaveLength(first.count);
      expect(new Set(rows).size).toBe(rows.length);
      const csv = (await (await tools.call(file, { token })).text()).trim().split('\r\n').slice(1);
      const inFile = csv.map((line) => line.split(';')[0] ?? '');
      expect(inFile.toSorted()).toEqual(rows.toSorted());
    },
  );
});

/** Assigns many of the generated orders to the dealer. */
async function aHundredOrders(): Promise<void> {
  const { db } = tools.shop;
  const dealer = await db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', volumeDealerEmail)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('order')
    .set({ customer_id: dealer.id })
    .where('id', 'like', 'grown-o-1%')
    .execute();
  await db
    .updateTable('invoice')
    .set({ customer_id: dealer.id })
    .where('id', 'like', 'grown-r-1%')
    .execute();
}

describe('background jobs', () => {
  const services = () => tools.shop.services;

  it.each([
    ['attaching confirmations', () => attachConfirmation(services())],
    [
      'sending mails',
      () => createMailSender({ ...services(), deliver: mailboxDelivery }).sendDue(),
    ],
    ['storing invoices', () => createIssuedFiles(services(), services().clock.now())],
    ['checking payments', () => reconcilePayments(tools.payments)],
    ['applying due restocks', () => applyDueRestocks(services().db, services().clock.now())],
    ['reporting changed delivery dates', () => notifyDeliveryDateChanges(services())],
    ['sending stock alerts', () => notifyStockAlerts(services())],
    ['removing old baskets', () => removeAbandonedBaskets(services().db, services().clock.now())],
    ['deleting old requests', () => removeExpiredCustomerRequests(services())],
    ['deleting old access log entries', () => removeExpiredStockConnectData(services())],
    [
      'removing stale identity data',
      () => removeExpiredIdentityData(services().db, services().clock),
    ],
    ['migrating older invoices', () => migrateOlderInvoices(services().db, services().clock.now())],
  ])('%s scans no whole table', async (_name, work) => {
    expect(await readWhole(work)).toEqual([]);
  });
});
