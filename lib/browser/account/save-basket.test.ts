import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type FakeBrowser,
  installBrowserGlobals,
  type RouteHandlers,
} from '@/e2e/support/browser-globals';
import { type ProxyFault, type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { getSharedServices } from '@/e2e/support/start-services';
import type { BasketLine } from '@/domain/basket/basket';
import type * as CartActions from '@/lib/browser/basket/basket-actions';
import type { BasketStore } from '@/lib/browser/basket/basket-store';
import type * as AddLines from './use-add-lines';
import type * as SaveBasket from './save-basket';
import type * as SavedBaskets from './saved-baskets-api';

/**
 * These tests run a signed-in customer's browser, the real routes and the real shop service; the network between them
 * can be made to fail.
 */
let shopUrl: string;
let proxy: FaultProxy;
let routes: RouteHandlers;
let browser: FakeBrowser;
let basketStore: BasketStore;
let actions: typeof CartActions;
let save: typeof SaveBasket;
let saved: typeof SavedBaskets;
let adding: typeof AddLines;
let customers = 0;

const ludwig = { productId: 'LU11.25.H.M.TG', title: 'Ludwig' };
const greyLudwig = { productId: 'LU11.25.H.M.GR', title: 'Ludwig' };

beforeAll(async () => {
  ({ shopUrl } = await getSharedServices());
  proxy = await startFaultProxy(shopUrl);
  process.env.SHOP_URL = proxy.url;
  const shop = await import('@/lib/server/api/handle-shop-request');
  routes = { 'POST /api/shop': shop.handleShopRequest };
}, 120_000);

afterAll(() => proxy.stop());

beforeEach(async () => {
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
  browser = installBrowserGlobals(routes);
  vi.resetModules();
  ({ basketStore } = await import('@/lib/browser/basket/basket-store'));
  actions = await import('@/lib/browser/basket/basket-actions');
  save = await import('./save-basket');
  saved = await import('./saved-baskets-api');
  adding = await import('./use-add-lines');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signIn();
  await actions.addToBasket({ ...ludwig, amount: 2 });
  await actions.addToBasket({ ...greyLudwig, persParam: described });
});

afterEach(() => vi.unstubAllGlobals());

const described = { uuid: '', comment: 'Lenker höher', date: '2031-01-04' };

async function sendRequest<T>(query: string, variables: object): Promise<T> {
  const response = await fetch(shopUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: T }).data;
}

async function signIn(): Promise<void> {
  customers += 1;
  const account = {
    email: `sammlerin-${customers}-${process.pid}@lautlos.example`,
    password: 'Lautlos-2026!',
  };
  await sendRequest(
    'mutation ($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
    { customer: account },
  );
  const { token } = await sendRequest<{ token: string }>(
    'query ($email: String, $password: String) { token(username: $email, password: $password) }',
    account,
  );
  browser.setCookie('oxid-token', token);
  browser.setCookie('oxid-isAnonymous', 'false');
  // Modules read their settings when they are first imported, so the import waits until the shop service's URL is
  // known.
  const { env } = await import('@/lib/platform/config/env');
  const { createSessionToken: signSession } = await import('@/lib/server/session/session-cookie');
  const facts = { kind: 'customer', groups: [] } as const;
  const session = await signSession(facts, token, env.SESSION_SECRET, 3600);
  browser.setCookie('session', session);
}

const lines = (): readonly BasketLine[] => basketStore.get().basket.settled?.lines ?? [];
const contents = (of: readonly BasketLine[]) =>
  of.map(({ amount, product, persParam }) => [product?.id, amount, persParam.comment]);

async function listed() {
  const answer = await saved.listSavedBaskets();
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return answer.value;
}

/** Injects a fault into the nth call (from 1) of an operation, and into all calls of `also` from then on. */
function faultAt(operation: string, nth: number, fault: ProxyFault, also: string[] = []): void {
  let seen = 0;
  proxy.decide = (call) => {
    if (call.operation === operation) seen += 1;
    if (call.operation === operation && seen === nth) return fault;
    return seen >= nth && also.includes(call.operation) ? fault : 'pass';
  };
}

describe('save basket', () => {
  it('saves lines, quantities and comments under the name and leaves the basket unchanged', async () => {
    const before = contents(lines());
    expect(await save.saveBasket(' Für  Papa ', lines())).toEqual({
      kind: 'saved',
      name: 'Für Papa',
      fewer: [],
    });
    const [basket] = await listed();
    expect(basket).toMatchObject({ name: 'Für Papa', isShared: false });
    expect(contents(basket?.lines ?? [])).toEqual(before);
    expect(basket?.totalCents).toBe(3 * 279_500);
    await actions.loadBasket();
    expect(contents(lines())).toEqual(before);
  });

  it('reports a name that is already in use and creates nothing', async () => {
    await save.saveBasket('Für Papa', lines());
    expect(await save.saveBasket('für papa', lines())).toEqual({
      kind: 'nameProblem',
      problem: 'taken',
    });
    expect(await listed()).toHaveLength(1);
  });

  it('saves nothing for an empty basket', async () => {
    expect(await save.saveBasket('Leer', [])).toEqual({ kind: 'nothingToSave' });
    expect(await listed()).toEqual([]);
  });

  it('removes the partial copy when a line cannot be added', async () => {
    faultAt('BasketAddItem', 2, 'drop');
    expect(await save.saveBasket('Halb', lines())).toEqual({
      kind: 'failed',
      isPartialCopyLeft: false,
    });
    expect(await listed()).toEqual([]);
    expect(contents(lines())).toHaveLength(2);
  });

  it('reports a partial copy that could not be removed either', async () => {
    faultAt('BasketAddItem', 2, 'drop', ['BasketRemove']);
    expect(await save.saveBasket('Halb', lines())).toEqual({
      kind: 'failed',
      isPartialCopyLeft: true,
    });
    proxy.decide = () => 'pass';
    expect((await listed()).map(({ name }) => name)).toEqual(['Halb']);
  });

  it('completes the basket of an earlier attempt whose response was lost', async () => {
    faultAt('BasketCreate', 1, 'lose-answer');
    expect(await save.saveBasket('Winter', lines())).toEqual({
      kind: 'failed',
      isPartialCopyLeft: false,
    });
    proxy.decide = () => 'pass';
    expect(await save.saveBasket('Winter', lines())).toMatchObject({ kind: 'saved' });
    expect(
      (await listed()).map(({ name, lines: savedLines }) => [name, savedLines.length]),
    ).toEqual([['Winter', 2]]);
  });
});

describe('saved basket', () => {
  it('can be added to the current basket, with a result for each line', async () => {
    await save.saveBasket('Für Papa', lines());
    const [basket] = await listed();
    for (const line of lines()) await actions.setLineQuantity(line, 0);
    const results = await adding.addLinesToBasket(
      (basket?.lines ?? []).map(({ id, amount, persParam, product }) => ({
        id,
        amount,
        persParam,
        title: product?.title ?? '',
        productId: product?.id ?? null,
      })),
    );
    expect(results.map(({ kind }) => kind)).toEqual(['added', 'added']);
    expect(contents(lines())).toEqual(contents(basket?.lines ?? []));
    expect(lines().map(({ persParam }) => persParam.date)).toEqual(['', '']);
  });

  const linesWithOneGone = ['a', 'b', 'c'].map((id) => ({
    id,
    title: 'Ludwig',
    amount: 1,
    persParam: { uuid: id, comment: '', date: '' },
    productId: id === 'a' ? null : greyLudwig.productId,
  }));

  it.each([
    ['does not respond at all', [], 'open'],
    ['fails only this request', ['GetBasketInfo'], 'rejected'],
  ])('lists unavailable lines, and open lines when the shop %s', async (_rule, answered, kind) => {
    proxy.decide = ({ operation }) => (answered.includes(operation) ? 'pass' : 'drop');
    const results = await adding.addLinesToBasket(linesWithOneGone);
    expect(results.map((result) => [result.id, result.kind])).toEqual([
      ['a', 'gone'],
      ['b', kind],
      ['c', kind],
    ]);
  });

  it('reports lines with too little stock and unavailable lines', async () => {
    const lastOne = {
      id: 'last',
      title: 'Ludwig',
      amount: 2,
      persParam: { uuid: '', comment: '', date: '' },
      productId: 'LU11.25.H.L.RO',
    };
    const about = { id: 'last', title: 'Ludwig', wanted: 2 };
    expect(await adding.addLinesToBasket([lastOne])).toEqual([
      { ...about, kind: 'partly', added: 1 },
    ]);
    expect(await adding.addLinesToBasket([lastOne])).toEqual([{ ...about, kind: 'unavailable' }]);
  });

  it('is shared, made private again and removed', async () => {
    await save.saveBasket('Für Papa', lines());
    const [basket] = await listed();
    const id = basket?.id ?? '';
    const publicBasket = () =>
      sendRequest<{ publicBasket: { id: string } } | null>(
        'query ($id: ID!) { publicBasket(basketId: $id) { id } }',
        { id },
      );
    await saved.setBasketShared(id, true);
    expect((await listed())[0]?.isShared).toBe(true);
    expect((await publicBasket())?.publicBasket.id).toBe(id);
    await saved.setBasketShared(id, false);
    expect((await publicBasket()) ?? null).toBeNull();
    expect(await saved.deleteSavedBasket(id)).toMatchObject({ kind: 'done', value: true });
    expect(await listed()).toEqual([]);
  });
});
