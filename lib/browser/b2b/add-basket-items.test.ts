import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  type FakeBrowser,
  installBrowserGlobals,
  type RouteHandlers,
} from '@/e2e/support/browser-globals';
import { type FaultProxy, startFaultProxy } from '@/e2e/support/fault-proxy';
import { getSharedServices } from '@/e2e/support/start-services';
import type * as CartActions from '@/lib/browser/basket/basket-actions';
import type { BasketStore } from '@/lib/browser/basket/basket-store';
import type * as AddItems from './add-basket-items';

/**
 * These tests run a dealer's browser, the real routes and the real shop service; the network between them can be made
 * to fail.
 */
let shopUrl: string;
let proxy: FaultProxy;
let routes: RouteHandlers;
let browser: FakeBrowser;
let basketStore: BasketStore;
let actions: typeof CartActions;
let adding: typeof AddItems;

const black = { productId: 'LU11.25.H.M.TG', amount: 2 };
const grey = { productId: 'LU11.25.H.M.GR', amount: 1 };

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
  adding = await import('./add-basket-items');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signIn();
});

afterEach(() => vi.unstubAllGlobals());

async function signIn(): Promise<void> {
  const response = await fetch(shopUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ token(username: "laden@lautlos.example", password: "Lautlos-2026!") }',
    }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  browser.setCookie('oxid-token', data.token);
  browser.setCookie('oxid-isAnonymous', 'false');
  // Modules read their settings when they are first imported, so the import waits until the shop service's URL is
  // known.
  const { env } = await import('@/lib/platform/config/env');
  const { createSessionToken: signSession } = await import('@/lib/server/session/session-cookie');
  const facts = { kind: 'customer', groups: ['oxiddealer'] } as const;
  browser.setCookie('session', await signSession(facts, data.token, env.SESSION_SECRET, 3600));
}

const operations = () => proxy.calls.map(({ operation }) => operation);
const amounts = () =>
  basketStore.get().basket.settled?.lines.map(({ amount, product }) => [product?.id, amount]) ?? [];

it('creates a basket when there is none and shows the added items', async () => {
  const answer = await adding.addBasketItems([black, { productId: 'GIBTSNICHT', amount: 1 }, grey]);
  expect(answer).toMatchObject({
    kind: 'done',
    value: { added: 2, refused: [{ index: 1, type: 'NOTAVAILABLE' }] },
  });
  expect(amounts()).toEqual([
    [black.productId, 2],
    [grey.productId, 1],
  ]);
  expect(operations().filter((name) => name === 'BasketAddItems')).toHaveLength(1);
  expect(browser.jar.cookies.get('basketId')).toBe(basketStore.get().basket.settled?.id);
});

it('waits for the pending command and uses the same basket', async () => {
  const click = actions.addToBasket({ productId: black.productId, title: 'Ludwig' });
  const answer = await adding.addBasketItems([grey]);
  await click;
  expect(answer.kind).toBe('done');
  expect(amounts()).toEqual([
    [black.productId, 1],
    [grey.productId, 1],
  ]);
});

it('uses a new basket when the known one is lost (Specification §8)', async () => {
  await adding.addBasketItems([grey]);
  const lost = basketStore.get().basket.settled?.id;
  browser.setCookie('basketId', 'gibt-es-nicht');
  expect(await adding.addBasketItems([black])).toMatchObject({ kind: 'done', value: { added: 1 } });
  expect(basketStore.get().basket.settled?.id).not.toBe(lost);
  expect(amounts()).toEqual([[black.productId, 2]]);
});

it('reloads the basket after a lost response, because the rows may have been added', async () => {
  await adding.addBasketItems([grey]);
  proxy.decide = ({ operation }) => (operation === 'BasketAddItems' ? 'lose-answer' : 'pass');
  expect(await adding.addBasketItems([black])).toEqual({ kind: 'unreachable' });
  expect(amounts()).toContainEqual([black.productId, 2]);
});

it('sends five hundred rows with notes, above the limit of other calls', async () => {
  const persParam = { uuid: '', comment: 'x'.repeat(200), date: '2031-01-04' };
  const rows = Array.from({ length: 500 }, () => ({ ...grey, amount: 0, persParam }));
  expect(await adding.addBasketItems(rows)).toMatchObject({ kind: 'done', value: { added: 0 } });
});
