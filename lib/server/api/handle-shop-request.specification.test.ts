import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as CustomerGateway from '@/lib/gateways/shop/customer.gateway';
import type * as SessionRoutes from '@/lib/server/session/handle-session-request';
import type * as SignInRoute from '@/lib/server/session/handle-sign-in-request';
import type * as HandleShopRequest from './handle-shop-request';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { type JwksServer, startJwksServer } from '@/e2e/support/jwks-server';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import de from '@/messages/de.json';

// Next's cache requires a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

/** A shop with the operations of the specification only: notes and anonymous baskets, but no merge and no pages. */
let keys: JwksServer;
let backend: RunningServices;
let proxy: FaultProxy;
let shop: typeof HandleShopRequest;
let signIns: typeof SignInRoute;
let sessions: typeof SessionRoutes;
let customers: typeof CustomerGateway;
let browser: RouteTestClient;

const bike = 'LU11.25.H.M.TG';
const secondBike = 'LU11.25.H.M.GR';
/** SKU with one bike in stock and no pending restock. */
const lastBike = 'LU11.25.H.L.RO';
const note = (comment: string) => [JSON.stringify({ uuid: '', comment, date: '' })];

beforeAll(async () => {
  process.env.SHOP_LEVEL = 'specification';
  keys = await startJwksServer();
  process.env.IDENTITY_URL = keys.url;
  process.env.IDENTITY_ISSUER = keys.issuer;
  backend = await startServices();
  proxy = await startFaultProxy(backend.shopUrl);
  process.env.SHOP_URL = proxy.url;
  shop = await import('./handle-shop-request');
  signIns = await import('@/lib/server/session/handle-sign-in-request');
  sessions = await import('@/lib/server/session/handle-session-request');
  customers = await import('@/lib/gateways/shop/customer.gateway');
}, 120_000);

afterAll(async () => {
  await proxy.stop();
  await backend.stop();
  await keys.stop();
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  browser = new RouteTestClient();
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
});

type Item = { id: string; amount: number; persParam: string; product: { id: string } };
type Basket = { id: string; items: Item[] };
type Body = {
  data: Record<string, unknown> | null;
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
  return basket as Basket;
}

const add = (basketId: string, productId: string, amount = 1, persParam?: string[]) =>
  ask('BasketAddItem', { basketId, productId, amount, ...(persParam && { persParam }) });
const read = (basketId: string) => ask('GetBasketItems', { basketId });
const linesOf = ({ items }: Basket) =>
  items.map(({ product, amount, persParam }) => [product.id, amount, parse(persParam)]).toSorted();
const parse = (persParam: string) =>
  persParam === '' ? '' : (JSON.parse(persParam) as { comment: string }).comment;
const writes = () =>
  proxy.calls.map(({ operation }) => operation).filter((name) => name.startsWith('Basket'));

async function createBasket(): Promise<string> {
  const { id } = await ask('BasketCreate', { basketId: randomUUID() });
  browser.cookies.set('basketId', id);
  return id;
}

type Person = { sub: string; email: string };
type SignedIn = { basketId: string; leftOut: string[]; limited: object[] };
const newPerson = (): Person => ({ sub: randomUUID(), email: `${randomUUID()}@lautlos.example` });

async function signIn(person: Person) {
  const idToken = await keys.sign(person);
  return browser.send<SignedIn>(signIns.handleSignIn, '/api/session?lang=de', {
    body: { idToken },
  });
}

/** Starts a session of a customer whose basket was filled in another browser. */
async function createCustomer(fill: (basketId: string) => Promise<unknown> = async () => null) {
  const person = newPerson();
  const own = browser;
  browser = new RouteTestClient();
  const { basketId } = (await signIn(person)).body;
  await fill(basketId);
  const elsewhere = browser;
  browser = own;
  return { person, basketId, elsewhere };
}

describe('sign-in', () => {
  it('moves lines with their notes to the basket of the customer, and out of the old one', async () => {
    const { person, basketId } = await createCustomer((own) => add(own, bike, 1));
    const old = await createBasket();
    await add(old, bike, 1, note('leise'));
    await add(old, secondBike, 2);
    const anonymous = new Map(browser.cookies);
    const { status, body } = await signIn(person);
    expect([status, body.basketId, body.limited, body.leftOut]).toEqual([200, basketId, [], []]);
    expect(linesOf(await read(basketId))).toEqual([
      [secondBike, 2, ''],
      [bike, 1, ''],
      [bike, 1, 'leise'],
    ]);
    browser.cookies.clear();
    for (const [name, value] of anonymous) browser.cookies.set(name, value);
    expect((await read(old)).items).toEqual([]);
  });

  it('creates the basket of a new customer', async () => {
    const old = await createBasket();
    await add(old, bike, 2);
    const { body } = await signIn(newPerson());
    expect(body.basketId).not.toBe(old);
    expect(linesOf(await read(body.basketId))).toEqual([[bike, 2, '']]);
  });

  it('reports limited and refused lines', async () => {
    const { person, basketId } = await createCustomer((own) => add(own, lastBike));
    const old = await createBasket();
    await add(old, lastBike);
    await add(old, bike);
    proxy.decide = ({ operation, variables }) =>
      operation === 'BasketAddItem' && variables.productId === bike
        ? { json: { errors: [{ message: `Product with id ${bike} is not available` }] } }
        : 'pass';
    const { body } = await signIn(person);
    expect(body.limited).toEqual([{ title: expect.any(String), wanted: 2, amount: 1 }]);
    expect(body.leftOut).toHaveLength(1);
    expect(linesOf(await read(basketId))).toEqual([[lastBike, 1, '']]);
  });

  it.each(['drop', 'lose-answer', 'garbage'] as const)(
    'that is repeated after the failure %s moves every line once',
    async (fault) => {
      const { person, basketId } = await createCustomer();
      const old = await createBasket();
      await add(old, bike, 1, note('leise'));
      await add(old, bike, 2);
      await add(old, secondBike);
      const before = new Map(browser.cookies);
      let adds = 0;
      proxy.decide = ({ operation }) => {
        adds += operation === 'BasketAddItem' ? 1 : 0;
        return adds === 2 && operation === 'BasketAddItem' ? fault : 'pass';
      };
      const first = await signIn(person);
      expect(first.status).toBe(fault === 'lose-answer' ? 200 : 503);
      if (first.status !== 200) {
        expect(browser.cookies).toEqual(before);
        proxy.decide = () => 'pass';
        expect((await signIn(person)).status).toBe(200);
      }
      expect(linesOf(await read(basketId))).toEqual([
        [secondBike, 1, ''],
        [bike, 1, 'leise'],
        [bike, 2, ''],
      ]);
    },
  );

  it('at the same time twice moves every line once', async () => {
    const { person, basketId } = await createCustomer();
    const old = await createBasket();
    await add(old, bike, 2);
    await Promise.all([signIn(person), signIn(person)]);
    expect(linesOf(await read(basketId))).toEqual([[bike, 2, '']]);
  });

  it.each(['gone', 'of somebody else'])(
    'without a basket because it is %s moves nothing',
    async (kind) => {
      await send('Countries');
      const { basketId: other } = await createCustomer((own) => add(own, bike));
      browser.cookies.set('basketId', kind === 'gone' ? 'gone' : other);
      const { status, body } = await signIn(newPerson());
      expect(status).toBe(200);
      expect((await read(body.basketId)).items).toEqual([]);
    },
  );

  it('of a guest moves and removes the basket of the guest', async () => {
    const { person, basketId } = await createCustomer();
    const old = await createBasket();
    await add(old, bike, 2);
    const body = { email: `${randomUUID()}@lautlos.example`, key: randomUUID() };
    const guest = await browser.send<{ basketId: string }>(
      sessions.handleGuestSession,
      '/api/session/guest?lang=de',
      { body },
    );
    expect(guest.status).toBe(200);
    expect(linesOf(await read(guest.body.basketId))).toEqual([[bike, 2, '']]);
    const cookies = new Map(browser.cookies);
    await signIn(person);
    expect(linesOf(await read(basketId))).toEqual([[bike, 2, '']]);
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(
      (await send('GetBasketInfo', { basketId: guest.body.basketId })).body.errors,
    ).toMatchObject([{ message: `Basket was not found by id: ${guest.body.basketId}` }]);
  });
});

describe('note of a line', () => {
  const describeLine = (basketId: string, basketItemId: string, comment: string) =>
    send('BasketUpdateItemNote', { basketId, basketItemId, persParam: note(comment) });

  it('is replaced with the quantity', async () => {
    const basketId = await createBasket();
    const { items } = await add(basketId, bike, 3, note('alt'));
    const { body } = await describeLine(basketId, items[0]?.id ?? '', 'neu');
    expect(linesOf(body.data?.basketDescribeItem as Basket)).toEqual([[bike, 3, 'neu']]);
    expect(body.data?.basketDescribeItem).toHaveProperty('__typename', 'Basket');
  });

  it('joins a line with the same note', async () => {
    const basketId = await createBasket();
    await add(basketId, bike, 1, note('neu'));
    const { items } = await add(basketId, bike, 2);
    const old = items.find(({ persParam }) => persParam === '');
    await describeLine(basketId, old?.id ?? '', 'neu');
    expect(linesOf(await read(basketId))).toEqual([[bike, 3, 'neu']]);
  });

  it('that stays the same changes nothing', async () => {
    const basketId = await createBasket();
    const { items } = await add(basketId, bike, 2, note('alt'));
    proxy.calls.length = 0;
    await describeLine(basketId, items[0]?.id ?? '', 'alt');
    expect(writes()).toEqual([]);
    expect(linesOf(await read(basketId))).toEqual([[bike, 2, 'alt']]);
  });

  it('is replaced on a line with all remaining stock', async () => {
    const basketId = await createBasket();
    const { items } = await add(basketId, lastBike);
    const { body } = await describeLine(basketId, items[0]?.id ?? '', 'neu');
    expect(body.errors).toBeUndefined();
    expect(linesOf(await read(basketId))).toEqual([[lastBike, 1, 'neu']]);
  });

  it.each([
    ['is refused', { json: { errors: [{ message: 'Internal server error' }] } }, 'alt'],
    ['is not possible', 'drop', 'alt'],
    ['has no response', 'lose-answer', 'neu'],
  ] as const)('when the removal of the old line %s', async (_, fault, comment) => {
    const basketId = await createBasket();
    const { items } = await add(basketId, bike, 2, note('alt'));
    let removals = 0;
    proxy.decide = ({ operation }) => {
      removals += operation === 'BasketRemoveItem' ? 1 : 0;
      return operation === 'BasketRemoveItem' && removals === 1 ? fault : 'pass';
    };
    await describeLine(basketId, items[0]?.id ?? '', 'neu');
    proxy.decide = () => 'pass';
    expect(linesOf(await read(basketId))).toEqual([[bike, 2, comment]]);
  });

  it('of the last piece is replaced when the response to its removal is lost', async () => {
    const basketId = await createBasket();
    const { items } = await add(basketId, lastBike, 1, note('alt'));
    proxy.decide = ({ operation }) => (operation === 'BasketRemoveItem' ? 'lose-answer' : 'pass');
    await describeLine(basketId, items[0]?.id ?? '', 'neu');
    expect(linesOf(await read(basketId))).toEqual([[lastBike, 1, 'neu']]);
  });

  it('of the last piece stays when the shop refuses the new one', async () => {
    const basketId = await createBasket();
    const { items } = await add(basketId, lastBike, 1, note('alt'));
    proxy.decide = ({ operation, variables }) =>
      operation === 'BasketAddItem' && String(variables.persParam).includes('neu')
        ? { json: { errors: [{ message: `Product with id ${lastBike} is out of stock` }] } }
        : 'pass';
    const { body } = await describeLine(basketId, items[0]?.id ?? '', 'neu');
    expect(body.errors).toEqual([{ message: `Product with id ${lastBike} is out of stock` }]);
    expect(linesOf(await read(basketId))).toEqual([[lastBike, 1, 'alt']]);
  });

  it('of an unknown line is rejected', async () => {
    const basketId = await createBasket();
    const { body } = await describeLine(basketId, 'x', 'neu');
    expect(body.errors).toEqual([
      { message: `Basket item with id x not found in your basket ${basketId}` },
    ]);
  });
});

describe('rows', () => {
  it('are added one by one, with their notes', async () => {
    const { basketId, elsewhere } = await createCustomer((own) => add(own, bike, 1, note('neu')));
    browser = elsewhere;
    const items = [
      { productId: bike, amount: 2, persParam: note('neu') },
      { productId: lastBike, amount: 2, persParam: note('neu') },
      { productId: secondBike, amount: 1 },
    ];
    const { body } = await send('BasketAddItems', { basketId, items });
    expect(body.data?.basketAddItems).toMatchObject({
      added: 2,
      refused: [{ index: 1, type: 'LIMITEDAVAILABILITY', available: 1 }],
    });
    expect(linesOf(await read(basketId))).toEqual([
      [secondBike, 1, ''],
      [bike, 3, 'neu'],
    ]);
  });

  it('of an anonymous visitor are rejected', async () => {
    const { body } = await send('BasketAddItems', { basketId: 'any', items: [] });
    expect(body.errors).toEqual([
      { message: 'You do not have sufficient rights to access this field' },
    ]);
  });

  it('of an unknown basket are rejected, so that the page creates another one', async () => {
    browser = (await createCustomer()).elsewhere;
    const { body } = await send('BasketAddItems', { basketId: 'gone', items: [] });
    expect(body.errors).toMatchObject([{ message: 'Basket was not found by id: gone' }]);
  });

  it('are unavailable when the shop does not answer', async () => {
    const { basketId, elsewhere } = await createCustomer();
    browser = elsewhere;
    proxy.decide = ({ operation }) => (operation === 'BasketAddItem' ? 'drop' : 'pass');
    const items = [{ productId: bike, amount: 1 }];
    expect((await send('BasketAddItems', { basketId, items })).status).toBe(503);
  });

  it('after the first are rejected when the shop does not answer', async () => {
    const { basketId, elsewhere } = await createCustomer();
    browser = elsewhere;
    proxy.decide = ({ operation, variables }) =>
      operation === 'BasketAddItem' && variables.productId === secondBike ? 'drop' : 'pass';
    const items = [bike, secondBike, bike].map((productId) => ({ productId, amount: 1 }));
    const { body } = await send('BasketAddItems', { basketId, items });
    const message = 'The row was not sent';
    expect(body.data?.basketAddItems).toMatchObject({
      added: 1,
      refused: [1, 2].map((index) => ({ index, type: 'INVALID', available: 0, message })),
    });
    expect(linesOf(await read(basketId))).toEqual([[bike, 1, '']]);
  });

  it('are at most five hundred', async () => {
    browser = (await createCustomer()).elsewhere;
    const items = Array.from({ length: 501 }, () => ({ productId: bike, amount: 1 }));
    const { body } = await send('BasketAddItems', { basketId: 'any', items });
    expect(body.errors).toEqual([{ message: 'No more than 500 items can be added at once' }]);
  });
});

describe('configuration', () => {
  const addCode = async (parts: number[], sku = bike) => {
    const basketId = await createBasket();
    const code = formatConfigurationCode({ sku, parts });
    return send('BasketAddConfiguration', { basketId, code, amount: 2, persParam: note('leise') });
  };

  it('without parts is added as a bicycle', async () => {
    const { body } = await addCode([]);
    expect(linesOf(body.data?.basketAddConfiguration as Basket)).toEqual([[bike, 2, 'leise']]);
  });

  it('of an unknown bicycle is rejected', async () => {
    const { body } = await addCode([], 'ZZ11.25.H.M.TG');
    expect(body.errors).toEqual([
      { message: 'Configuration names an unknown bike: ZZ11.25.H.M.TG' },
    ]);
  });

  it('with parts is not offered', async () => {
    const { status, body } = await addCode([1]);
    expect([status, body.message]).toEqual([501, de.session.unsupported]);
  });
});

it('orders of a shop without pages end', async () => {
  const { elsewhere } = await createCustomer();
  browser = elsewhere;
  const count = 120;
  const customer = await send('CustomerOrders', { offset: 0, limit: 50 });
  expect(customer.body.data).toMatchObject({ customer: { orders: [] } });
  proxy.decide = ({ operation }) => {
    if (operation !== 'CustomerOrders') return 'pass';
    const orders = Array.from({ length: count }, (_, index) => createOrder(index));
    return { json: { data: { customer: { id: 'c', orders, __typename: 'Customer' } } } };
  };
  const page = async (offset: number) => {
    const { body } = await send('CustomerOrders', { offset, limit: 50 });
    const { orders } = (body.data as { customer: { orders: { orderNumber: number }[] } }).customer;
    return [orders.length, orders[0]?.orderNumber];
  };
  expect([await page(0), await page(50), await page(100), await page(150)]).toEqual([
    [50, 119],
    [50, 69],
    [20, 19],
    [0, undefined],
  ]);
  const token = browser.cookies.get('oxid-token') ?? '';
  const exported = await customers.fetchPersonalData({ token, language: 'de' });
  expect(exported.ok && exported.data.orders).toHaveLength(count);
});

const price = { price: 0, vat: 0, vatValue: 0, __typename: 'Price' };

function createOrder(orderNumber: number) {
  return {
    ...{ id: String(orderNumber), orderNumber, ordered: null, items: [], payment: null },
    cost: {
      ...{ productNet: price, delivery: price, voucher: 0, discount: 0, total: 0 },
      productGross: { sum: 0, vats: [], __typename: 'OrderProductBruttoSum' },
      __typename: 'OrderCost',
    },
    __typename: 'Order',
  };
}
