import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { B2bChange, B2bOverview } from '@/domain/dealer-account/b2b-overview';
import { applyDueRestocks } from '../../shop/catalog/restocks';
import { updateOrderProgress } from '../../shop/order/update-order-progress';
import { createProductFixture } from '../../testing/product-fixture';
import { type Shopper, signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';

const dayMs = 24 * 60 * 60 * 1000;
let tools: TestRest;
let laden: Shopper;
let werkstatt: Shopper;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  await signInAgain();
});

afterAll(() => tools.close());

async function signInAgain() {
  laden = await signInShopper(tools.shop, 'laden@lautlos.example');
  werkstatt = await signInShopper(tools.shop, 'werkstatt@lautlos.example');
}

async function overview({ token }: Shopper): Promise<B2bOverview> {
  const response = await tools.call('/b2b/overview', { token });
  expect(response.status).toBe(200);
  return (await response.json()) as B2bOverview;
}

const kinds = (changes: readonly B2bChange[]) => changes.map(({ kind }) => kind);

describe('dealer overview of the demo', () => {
  it('lists the changes since the last visit', async () => {
    const { company, since, changes, finderSlug } = await overview(laden);
    expect([company, since]).toEqual(['Radhaus Oranienplatz GmbH', '2026-11-18T12:00:00.000Z']);
    expect(finderSlug).toMatch(/radhaus/);
    expect(new Set(kinds(changes))).toEqual(
      new Set(['dateEarlier', 'dateLater', 'arrival', 'invoiceDue', 'orderShipped', 'testRide']),
    );
    expect(changes.find(({ kind }) => kind === 'dateEarlier')).toMatchObject({
      reference: 'Lager KW 49',
      content: '2 × Lotte, M, Sand',
      from: '2026-12-14',
      to: '2026-12-07',
    });
    const times = changes.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  it('totals the amount owed and the items in transit', async () => {
    const read = await overview(laden);
    expect(read.openInvoices).toBeGreaterThanOrEqual(3);
    expect(read.overdueCents).toBeGreaterThan(0);
    expect(read.openCents).toBeGreaterThan(read.overdueCents);
    expect(read.creditLimitCents).toBe(3_000_000);
    // Orders on invoice count before they are invoiced.
    expect(read.freeCreditCents).toBeLessThan(3_000_000 - read.openCents);
    expect([read.ordersInWork, read.bikesInSevenDays]).toEqual([3, 6]);
    expect(read.onTheWay.map(({ reference }) => reference)).toEqual([
      'Fr. Kaya',
      'Lager KW 50',
      'Lager KW 47',
      'Lager KW 49',
      'Hr. Petrović',
    ]);
  });
});

describe('change notices', () => {
  it('appear once: after a visit nothing is new', async () => {
    const response = await tools.call('/b2b/overview/read', { token: laden.token, body: {} });
    expect([response.status, await response.text()]).toEqual([204, '']);
    const { since, changes } = await overview(laden);
    expect([since, changes]).toEqual(['2026-11-21T12:00:00.000Z', []]);
    expect((await overview(werkstatt)).changes).not.toEqual([]);
  });

  it('merge two date moves into one and omit a move that was reverted', async () => {
    const { shop } = tools;
    const before = await overview(laden);
    const { orderNumber, expectedAt } =
      before.onTheWay.find(({ reference }) => reference === 'Lager KW 50') ?? {};
    const move = (day: string) => {
      shop.clock.advance(60_000);
      return updateOrderProgress(shop.services, {
        orderNumber: orderNumber ?? 0,
        ...{ step: null, isPaid: false, trackingNumber: null, expectedAt: Date.parse(day) },
      });
    };
    await move('2026-12-01');
    await move('2026-12-03');
    expect((await overview(laden)).changes).toMatchObject([
      { kind: 'dateLater', orderNumber, from: expectedAt, to: '2026-12-03' },
    ]);
    await move(expectedAt ?? '');
    expect((await overview(laden)).changes).toEqual([]);
  });

  it('report a restock only to dealers with the article in an order or a basket', async () => {
    const { shop } = tools;
    const soon = shop.clock.now() + dayMs;
    const stock = { amount: 0, incoming1: 4, incoming1At: soon };
    const wanted = await createProductFixture(shop, { stock });
    await createProductFixture(shop, { stock });
    await werkstatt.add(await werkstatt.basket('savedbasket: wartet'), wanted);
    shop.clock.advance(2 * dayMs);
    await applyDueRestocks(shop.db, shop.clock.now());
    await signInAgain();
    const arrivalsOf = (list: readonly B2bChange[]) =>
      list.filter(({ kind }) => kind === 'arrival');
    const arrived = arrivalsOf((await overview(werkstatt)).changes);
    expect(arrived).toMatchObject([{ sku: wanted, pieces: 4, hekCents: 100_000 }]);
    expect(arrivalsOf((await overview(laden)).changes)).toEqual([]);
  });

  it('report test rides and leases by name to the requested dealer', async () => {
    const { db, clock } = tools.shop;
    const ride = {
      ...{ dealer_number: '20418', sku: 'GR8.25.D.M.SB', requested_date: '2026-11-28' },
      ...{ name: 'Mareike Thießen', email: 'mareike@example.org', phone: '', message: '' },
    };
    const request = {
      ...{ ...ride, bike: '', content_hash: 'h', language: 'de', created_at: clock.now() },
    };
    const lease = { leasing: 'employee', configuration: 'ABCD-EFGH' };
    await db
      .insertInto('test_ride_request')
      .values([
        { ...request, id: 'r1', request_key: 'k1', leasing: '', configuration: '' },
        { ...request, id: 'r2', request_key: 'k2', ...lease },
      ])
      .execute();
    const requests = async (dealer: Shopper) =>
      (await overview(dealer)).changes.filter(
        ({ kind }) => kind === 'testRide' || kind === 'leasing',
      );
    const expected = {
      ...{ name: 'Mareike Thießen', model: 'Greta', sku: 'GR8.25.D.M.SB', wish: '28.11.2026' },
    };
    expect(await requests(laden)).toMatchObject([
      { ...expected, kind: 'testRide', configuration: '' },
      { ...expected, kind: 'leasing', configuration: 'ABCD-EFGH' },
    ]);
    expect(await requests(werkstatt)).toEqual([]);
  });

  it('report an invoice when it becomes due and again when it is overdue', async () => {
    const { shop } = tools;
    const dueOnes = async () =>
      (await overview(werkstatt)).changes
        .filter(({ kind }) => kind === 'invoiceDue')
        .map(({ id }) => id.split(':')[0]);
    await tools.call('/b2b/overview/read', { token: werkstatt.token, body: {} });
    expect(await dueOnes()).toEqual([]);
    shop.clock.advance(6 * dayMs);
    await signInAgain();
    expect(await dueOnes()).toEqual(['overdue']);
  });
});
