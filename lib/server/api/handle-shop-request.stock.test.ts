import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as HandlePasswordRequest from '@/lib/server/session/handle-password-request';
import type * as HandleShopRequest from './handle-shop-request';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import de from '@/messages/de.json';

// Next's cache requires a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

/** OXID without modules of the maker: no anonymous baskets, no notes, no total in the order. */
let backend: RunningServices;
let proxy: FaultProxy;
let shop: typeof HandleShopRequest;
let sessions: typeof HandlePasswordRequest;
let browser: RouteTestClient;

const bike = 'LU11.25.H.M.TG';
const secondBike = 'LU11.25.H.M.GR';
/** SKU with one bike in stock and no pending restock. */
const lastBike = 'LU11.25.H.L.RO';

beforeAll(async () => {
  process.env.SHOP_LEVEL = 'stock';
  backend = await startServices();
  proxy = await startFaultProxy(backend.shopUrl);
  process.env.SHOP_URL = proxy.url;
  shop = await import('./handle-shop-request');
  sessions = await import('@/lib/server/session/handle-password-request');
}, 120_000);

afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser = new RouteTestClient();
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
});

type Item = { id: string; amount: number; product: { id: string; title: string } | null };
type Basket = { id: string; items: Item[]; cost: { total: number } & Record<string, unknown> };
type Body = {
  data: Record<string, Basket | null> | null;
  errors?: { message: string }[];
  message?: string;
};

const send = (operationName: string, variables: object = {}) =>
  browser.send<Body>(shop.handleShopRequest, '/api/shop?lang=de', {
    body: { operationName, variables },
  });

async function ask(operationName: string, variables: object = {}): Promise<Basket> {
  const { body } = await send(operationName, variables);
  const [basket] = Object.values(body.data ?? {});
  if (!basket) throw new Error(JSON.stringify(body));
  return basket;
}

const create = () => ask('BasketCreate', { basketId: randomUUID() });
const add = (productId: string, amount = 1, basketId = 'local') =>
  ask('BasketAddItem', { basketId, productId, amount });
const linesOf = ({ items }: Basket) => items.map(({ product, amount }) => [product?.id, amount]);
const calls = () => proxy.calls.map(({ operation }) => operation);

type SignIn = {
  basketId: string;
  leftOut: string[];
  limited: { title: string; wanted: number; amount: number }[];
};

const newPerson = () => ({
  email: `${randomUUID()}@lautlos.example`,
  password: 'Ganz-leise-7-Treppen',
});

async function enter(person: { email: string; password: string }, action = 'register') {
  const answer = await browser.send<SignIn>(
    sessions.handlePasswordRequest,
    '/api/session/password?lang=de',
    { body: { ...person, action } },
  );
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('basket of an anonymous visitor', () => {
  it('is kept in a cookie that scripts cannot read', async () => {
    expect(await create()).toMatchObject({ id: 'local', items: [], cost: { total: 0 } });
    await add(bike, 2);
    const cookie = browser.lastSet.get('local-basket');
    expect(cookie?.attributes).toMatch(/Path=\/;.*Max-Age=31536000;.*HttpOnly; SameSite=lax/i);
    expect(cookie?.value).toMatch(new RegExp(`^[\\w-]{12}~${bike}\\*2~[\\w-]{22}$`));
    expect(calls()).not.toContain('BasketAddItem');
  });

  it('has the fields, type names and costs of a basket of the shop', async () => {
    await create();
    const basket = await add(bike, 2);
    const [item] = basket.items;
    expect(item).toMatchObject({
      ...{ id: bike, amount: 2, persParam: null, __typename: 'BasketItem' },
      product: { id: bike, active: true, category: null, __typename: 'Product' },
    });
    const { price } = item?.product as unknown as { price: { price: number } };
    const total = Math.round(price.price * 200) / 100;
    const vat = Math.round((total - total / 1.19) * 100) / 100;
    expect(basket.cost).toMatchObject({
      ...{ total, voucher: 0, discount: 0, payment: null, __typename: 'BasketCost' },
      productGross: { sum: total, vats: [{ vatRate: 19, vatPrice: vat }] },
      delivery: { price: 0, __typename: 'Price' },
    });
    expect(basket).toMatchObject({ vouchers: [], deliveryEstimate: null, __typename: 'Basket' });
    expect(await ask('GetBasketInfo', { basketId: 'local' })).toEqual(basket);
    expect(await ask('GetBasketItems', { basketId: 'local' })).toEqual(basket);
  });

  it('is changed', async () => {
    await create();
    await add(bike, 2);
    expect(linesOf(await add(secondBike))).toEqual([
      [bike, 2],
      [secondBike, 1],
    ]);
    const line = { basketId: 'local', basketItemId: bike, amount: 1 };
    expect(linesOf(await ask('BasketRemoveItem', line))).toEqual([
      [bike, 1],
      [secondBike, 1],
    ]);
    expect(linesOf(await ask('BasketRemoveItem', line))).toEqual([[secondBike, 1]]);
    expect((await send('BasketRemove', { basketId: 'local' })).body).toEqual({
      data: { basketRemove: true },
    });
    expect(linesOf(await ask('GetBasketInfo', { basketId: 'local' }))).toEqual([]);
  });

  it.each([
    [
      'an unknown product',
      'BasketAddItem',
      { productId: 'x', amount: 1 },
      'Product with id x is not available',
    ],
    [
      'a model',
      'BasketAddItem',
      { productId: 'bike-ludwig', amount: 1 },
      'Product with id bike-ludwig is not available',
    ],
    [
      'a wrong quantity',
      'BasketAddItem',
      { productId: bike, amount: 0 },
      'The amount must be a whole number from 1 to 99',
    ],
    [
      'an unknown line',
      'BasketRemoveItem',
      { basketItemId: 'x', amount: 1 },
      'Basket item with id x not found in your basket local',
    ],
    [
      'a voucher',
      'BasketAddVoucher',
      { voucherNumber: 'LAUTLOS10' },
      'You need to be logged to access this field',
    ],
    [
      'many rows at once',
      'BasketAddItems',
      { items: [{ productId: bike, amount: 1 }] },
      'You do not have sufficient rights to access this field',
    ],
    [
      'an invalid code',
      'BasketAddConfiguration',
      { code: 'x', amount: 1 },
      'Configuration code is not valid',
    ],
  ])('rejects %s', async (_, operation, variables, message) => {
    await create();
    const { body, status } = await send(operation, { basketId: 'local', ...variables });
    expect(status).toBe(200);
    expect(body).toEqual({ data: null, errors: [{ message }] });
    expect(browser.lastSet.has('local-basket')).toBe(false);
  });

  it.each([
    ['of another id', () => 'b0b', undefined],
    ['without a cookie', () => 'local', ''],
    ['with a forged cookie', () => 'local', `AAAAAAAAAAAA~${bike}*99~${'A'.repeat(22)}`],
  ])('%s is lost, so that the page creates another one', async (_, getId, cookie) => {
    await create();
    if (cookie !== undefined) browser.cookies.set('local-basket', cookie);
    const { body } = await send('GetBasketInfo', { basketId: getId() });
    expect(body.errors).toEqual([{ message: `Basket was not found by id: ${getId()}` }]);
  });

  it('of the shop is read there by a visitor with a token, and lost when the shop rejects it', async () => {
    browser.cookies.set('oxid-token', 'old');
    browser.cookies.set('oxid-isAnonymous', 'true');
    const { body } = await send('GetBasketInfo', { basketId: 'b0b' });
    expect(calls()).toEqual(['GetBasketInfo']);
    expect(body.errors).toEqual([{ message: 'Basket was not found by id: b0b' }]);
  });

  it.each([
    ['does not answer', 'drop'],
    ['has a fault', { json: { errors: [{ message: 'Internal server error' }] } }],
  ] as const)('is unavailable, and not lost, while the shop %s', async (_, fault) => {
    await create();
    await add(bike);
    const before = new Map(browser.cookies);
    proxy.decide = () => fault;
    expect((await send('GetBasketInfo', { basketId: 'local' })).status).toBe(503);
    expect(
      (await send('BasketAddItem', { basketId: 'local', productId: secondBike, amount: 1 })).status,
    ).toBe(503);
    expect(browser.cookies).toEqual(before);
  });

  it('does not reach the shop with another operation', async () => {
    await create();
    proxy.calls.length = 0;
    const { status, body } = await send('BasketSetDeliveryMethod', {
      basketId: 'local',
      deliveryMethodId: 'x',
    });
    expect([status, body.message]).toEqual([501, de.session.unsupported]);
    expect(calls()).toEqual([]);
  });
});

describe('sign-in', () => {
  const read = (basketId: string) => ask('GetBasketItems', { basketId });

  it('moves the lines to the basket of the customer and clears the cookie', async () => {
    await create();
    browser.cookies.set('basketId', 'local');
    await add(bike, 2);
    await add(secondBike);
    const { basketId, limited, leftOut } = await enter(newPerson());
    expect([limited, leftOut]).toEqual([[], []]);
    expect(browser.cookies.get('basketId')).toBe(basketId);
    expect(browser.cookies.has('local-basket')).toBe(false);
    expect(linesOf(await read(basketId))).toEqual([
      [bike, 2],
      [secondBike, 1],
    ]);
  });

  it('adds them to what the customer had, with the stock of the shop', async () => {
    const person = newPerson();
    const first = browser;
    await enter(person);
    const own = browser.cookies.get('basketId') ?? '';
    await add(lastBike, 1, own);
    browser = new RouteTestClient();
    await create();
    await add(lastBike, 2);
    await add(bike);
    const { basketId, limited, leftOut } = await enter(person, 'signIn');
    expect(basketId).toBe(own);
    expect(limited).toEqual([{ title: expect.any(String), wanted: 3, amount: 1 }]);
    expect(leftOut).toEqual([]);
    browser = first;
    expect(linesOf(await read(own))).toEqual([
      [lastBike, 1],
      [bike, 1],
    ]);
  });

  it('keeps and reports a line that the shop refuses', async () => {
    await create();
    await add(bike);
    await add(secondBike, 2);
    const before = browser.cookies.get('local-basket')?.slice(0, 12);
    proxy.decide = ({ operation, variables }) =>
      operation === 'BasketAddItem' && variables.productId === bike
        ? { json: { errors: [{ message: `Product with id ${bike} is out of stock` }] } }
        : 'pass';
    const { basketId, leftOut } = await enter(newPerson());
    expect(leftOut).toHaveLength(1);
    const kept = browser.cookies.get('local-basket');
    expect(kept).toContain(`~${bike}*1~`);
    // What is added later belongs to a new basket, of which nothing has been moved.
    expect(kept?.slice(0, 12)).not.toBe(before);
    expect(linesOf(await read(basketId))).toEqual([[secondBike, 2]]);
  });

  it('keeps the lines on which the shop gave no decision', async () => {
    await create();
    await add(bike);
    await add(secondBike);
    let adds = 0;
    proxy.decide = ({ operation }) => {
      if (operation !== 'BasketAddItem') return 'pass';
      adds += 1;
      return adds === 1 ? 'lose-answer' : 'drop';
    };
    const { basketId, leftOut } = await enter(newPerson());
    proxy.decide = () => 'pass';
    expect(leftOut).toHaveLength(1);
    expect(browser.cookies.get('local-basket')).toContain(`~${secondBike}*1~`);
    expect(linesOf(await read(basketId))).toEqual([[bike, 1]]);
  });

  it('that is repeated after a lost response moves nothing twice', async () => {
    await create();
    await add(bike, 2);
    const before = new Map(browser.cookies);
    const person = newPerson();
    const { basketId } = await enter(person);
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect(await enter(person, 'signIn')).toMatchObject({ basketId, limited: [], leftOut: [] });
    expect(linesOf(await read(basketId))).toEqual([[bike, 2]]);
  });

  it('that is repeated after more was added moves only that', async () => {
    await create();
    await add(bike, 2);
    const before = new Map(browser.cookies);
    const person = newPerson();
    const { basketId } = await enter(person);
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    await add(bike);
    await add(secondBike);
    await enter(person, 'signIn');
    expect(browser.cookies.has('local-basket')).toBe(false);
    expect(linesOf(await read(basketId))).toEqual([
      [bike, 3],
      [secondBike, 1],
    ]);
  });

  it('twice at the same time moves every line once', async () => {
    const person = newPerson();
    await enter(person);
    browser = new RouteTestClient();
    await create();
    await add(bike, 2);
    const [{ basketId }] = await Promise.all([enter(person, 'signIn'), enter(person, 'signIn')]);
    expect(linesOf(await read(basketId))).toEqual([[bike, 2]]);
  });
});

describe('customer', () => {
  it('orders the total that the page shows, and no other', async () => {
    await create();
    await add(bike);
    const { basketId } = await enter(newPerson());
    const total = (await ask('GetBasketInfo', { basketId })).cost.total;
    const place = (shownTotal: number) =>
      send('PlaceOrder', { basketId, confirmTermsAndConditions: true, shownTotal });
    proxy.calls.length = 0;
    const changed = await place(total + 0.01);
    expect(changed.body.errors).toEqual([
      { message: `The total of basket with id: ${basketId} has changed` },
    ]);
    expect(calls()).toEqual(['GetBasketInfo']);
    await place(total);
    expect(calls()).toEqual(['GetBasketInfo', 'GetBasketInfo', 'PlaceOrder']);
  });

  it('adds many rows at once, each completely or not at all', async () => {
    const { basketId } = await enter(newPerson());
    const items = [
      { productId: bike, amount: 2 },
      { productId: lastBike, amount: 3 },
      { productId: 'unknown', amount: 1 },
      { productId: lastBike, amount: 1 },
      { productId: lastBike, amount: 1 },
    ];
    const { body } = await send('BasketAddItems', { basketId, items });
    expect(body.data?.basketAddItems).toMatchObject({
      basket: { id: basketId, __typename: 'Basket' },
      added: 2,
      refused: [
        { index: 1, type: 'LIMITEDAVAILABILITY', available: 1 },
        { index: 2, type: 'NOTAVAILABLE', available: 0 },
        { index: 4, type: 'OUTOFSTOCK', available: 0, __typename: 'BasketRefusedItem' },
      ],
    });
    expect(linesOf(await ask('GetBasketItems', { basketId }))).toEqual([
      [bike, 2],
      [lastBike, 1],
    ]);
  });

  it('is told once in the log and always in the response what the shop does not offer', async () => {
    const { basketId } = await enter(newPerson());
    const warn = vi.mocked(console.warn);
    warn.mockClear();
    const note = { basketId, basketItemId: 'x', persParam: ['{}'] };
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await send('BasketUpdateItemNote', note);
      expect([status, body.message]).toEqual([501, de.session.unsupported]);
    }
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
