import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import {
  type FakeBrowser,
  installBrowserGlobals,
  type RouteHandlers,
} from '@/e2e/support/browser-globals';
import {
  type ProxyFault,
  type FaultProxy,
  type ShopCall,
  startFaultProxy,
} from '@/e2e/support/fault-proxy';
import { getSharedServices } from '@/e2e/support/start-services';
import { getBasketLineKey, createSetCommand } from '@/domain/basket/basket-commands';
import type { BasketStore } from './basket-store';
import type * as CartActions from './basket-actions';

/**
 * These tests cover the way from a basket action to the shop service and back, with the real store, Apollo client,
 * route and shop service.
 */
let proxy: FaultProxy;
let browser: FakeBrowser;
let routes: RouteHandlers;
let basketStore: BasketStore;
let actions: typeof CartActions;

const bike = { productId: 'LU11.25.H.M.TG', title: 'Ludwig' };
const secondBike = { productId: 'LU11.25.H.M.GR', title: 'Ludwig' };
/** Article of which one unit is in stock and no restock is expected. */
const lastBike = { productId: 'LU11.25.H.L.RO', title: 'Ludwig' };

beforeAll(async () => {
  const { shopUrl } = await getSharedServices();
  proxy = await startFaultProxy(shopUrl);
  process.env.SHOP_URL = proxy.url;
  const shop = await import('@/lib/server/api/handle-shop-request');
  const session = await import('@/lib/server/session/handle-session-request');
  const end = await import('@/lib/server/session/handle-session-request');
  routes = {
    'POST /api/shop': shop.handleShopRequest,
    'GET /api/session': session.handleSessionState,
    'DELETE /api/session': end.handleSessionDelete,
    'POST /api/session/renew': end.handleSessionRenewal,
    'POST /api/session/guest': session.handleGuestSession,
  };
}, 120_000);

afterAll(() => proxy.stop());

beforeEach(async () => {
  proxy.calls.length = 0;
  proxy.decide = () => 'pass';
  browser = installBrowserGlobals(routes);
  vi.resetModules();
  ({ basketStore } = await import('./basket-store'));
  actions = await import('./basket-actions');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => vi.unstubAllGlobals());

type Created = { data: { basketCreate: { id: string } } };

const settled = () => basketStore.get().basket.settled;
const amounts = () => settled()?.lines.map(({ amount, product }) => [product?.id, amount]) ?? [];
/** The operations sent so far, without the introspection of the schema, which happens at any time. */
const operations = () =>
  proxy.calls.map(({ operation }) => operation).filter((name) => name !== 'ShopSchema');
const count = (operation: string) => operations().filter((name) => name === operation).length;

function lineOf(index = 0) {
  const line = settled()?.lines[index];
  if (!line) throw new Error('no such line');
  return line;
}

/** Injects a fault into the nth call (from 1) of an operation. */
function faultAt(operation: string, nth: number, fault: ProxyFault): void {
  let seen = 0;
  proxy.decide = (call: ShopCall) => {
    if (call.operation !== operation) return 'pass';
    seen += 1;
    return seen === nth ? fault : 'pass';
  };
}

describe('adding an item', () => {
  it('creates session and basket once when there is none', async () => {
    expect(await actions.addToBasket(bike)).toEqual({ kind: 'added' });
    expect(amounts()).toEqual([[bike.productId, 1]]);
    expect(operations()).toEqual(['Token', 'BasketCreate', 'BasketAddItem']);
    expect(browser.jar.cookies.get('basketId')).toBe(settled()?.id);
  });

  it('creates the basket with a second try after a network error (Specification §8)', async () => {
    faultAt('BasketCreate', 1, 'drop');
    expect(await actions.addToBasket(bike)).toEqual({ kind: 'added' });
    expect(count('BasketCreate')).toBe(2);
    expect(browser.jar.cookies.get('basketId')).toBe(settled()?.id);
  });

  it('uses the basket of the cookie', async () => {
    await actions.addToBasket(bike);
    const known = settled()?.id;
    basketStore.clear();
    browser.setCookie('basketId', known ?? '');
    await actions.addToBasket(secondBike);
    expect(settled()?.id).toBe(known);
    expect(amounts()).toHaveLength(2);
  });

  it('sends comment and requested date', async () => {
    const persParam = { uuid: '', comment: 'Lenker höher', date: '2027-01-04' };
    await actions.addToBasket({ ...bike, persParam });
    expect(lineOf().persParam).toEqual(persParam);
  });

  it('adds two concurrent items one after the other', async () => {
    const results = await Promise.all([actions.addToBasket(bike), actions.addToBasket(secondBike)]);
    expect(results).toEqual([{ kind: 'added' }, { kind: 'added' }]);
    expect(amounts()).toEqual([
      [bike.productId, 1],
      [secondBike.productId, 1],
    ]);
    expect(count('BasketCreate')).toBe(1);
    expect(count('Token')).toBe(1);
  });

  it('adds the available quantity and reports it when more is requested', async () => {
    expect(await actions.addToBasket({ ...lastBike, amount: 3 })).toEqual({
      kind: 'partly',
      added: 1,
      wanted: 3,
    });
    expect(amounts()).toEqual([[lastBike.productId, 1]]);
    expect(basketStore.get().basket.failures).toEqual([]);
  });

  it('fails and leaves the basket unchanged for a product the shop rejects', async () => {
    const result = await actions.addToBasket({ productId: 'nothing', title: 'Nichts' });
    expect(result.kind).toBe('failed');
    expect(amounts()).toEqual([]);
    expect(basketStore.get()).toMatchObject({
      status: 'ready',
      basket: { commands: [], failures: [] },
    });
  });
});

describe('fast clicks', () => {
  beforeEach(() => actions.addToBasket(bike));

  it('set the last quantity with at most two sequential writes', async () => {
    let open = 0;
    let most = 0;
    const { fetch } = window;
    vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
      open += 1;
      most = Math.max(most, open);
      return fetch(...request).finally(() => (open -= 1));
    });
    proxy.calls.length = 0;
    await Promise.all([2, 3, 4, 5].map((amount) => actions.setLineQuantity(lineOf(), amount)));
    expect(amounts()).toEqual([[bike.productId, 5]]);
    expect(operations().length).toBeLessThanOrEqual(2);
    expect(most).toBe(1);
  });

  it('up and down during a pending write restore the initial quantity', async () => {
    const up = actions.setLineQuantity(lineOf(), 2);
    const down = actions.setLineQuantity(lineOf(), 1);
    await Promise.all([up, down]);
    expect(amounts()).toEqual([[bike.productId, 1]]);
  });

  it('on remove and add apply the last one', async () => {
    const line = lineOf();
    await Promise.all([actions.setLineQuantity(line, 0), actions.setLineQuantity(line, 2)]);
    expect(amounts()).toEqual([[bike.productId, 2]]);
  });

  it('beyond the stock set the available quantity and report it', async () => {
    await actions.addToBasket(lastBike);
    expect(await actions.setLineQuantity(lineOf(1), 4)).toMatchObject({
      message: expect.stringMatching(/out of stock|Available: \d/),
    });
    expect(amounts()[1]).toEqual([lastBike.productId, 1]);
    expect(basketStore.get().basket.failures).toEqual([]);
  });

  it('block the checkout until every change is confirmed', async () => {
    const { canCheckout, isBasketBusy: isBusy } = await import('@/domain/basket/basket-state');
    const change = actions.setLineQuantity(lineOf(), 3);
    expect(isBusy(basketStore.get().basket)).toBe(true);
    expect(canCheckout(basketStore.get().basket)).toBe(false);
    await change;
    expect(canCheckout(basketStore.get().basket)).toBe(true);
  });
});

describe('lost basket', () => {
  it.each([
    'You are not allowed to access this basket as it belongs to somebody else',
    'Basket was not found by id: x',
  ])('%s: is replaced with the same lines', async (message) => {
    await actions.addToBasket(bike);
    const lost = settled()?.id;
    faultAt('BasketAddItem', 1, { json: { errors: [{ message }] } });
    expect(await actions.addToBasket(secondBike)).toEqual({ kind: 'added' });
    expect(settled()?.id).not.toBe(lost);
    expect(browser.jar.cookies.get('basketId')).toBe(settled()?.id);
    expect(amounts().toSorted()).toEqual([
      [secondBike.productId, 1],
      [bike.productId, 1],
    ]);
  });

  it('is filled again on a later visit with an expired token', async () => {
    await actions.addToBasket({ ...bike, amount: 2 });
    const lost = settled()?.id;
    browser.jar.cookies.delete('oxid-token');
    browser.jar.cookies.delete('session');
    vi.resetModules();
    ({ basketStore } = await import('./basket-store'));
    actions = await import('./basket-actions');
    await actions.loadBasket();
    expect(settled()?.id).not.toBe(lost);
    expect(amounts()).toEqual([[bike.productId, 2]]);
  });

  it('is replaced when the cookie contains an unknown id', async () => {
    browser.setCookie('basketId', 'unknown');
    expect(await actions.addToBasket(bike)).toEqual({ kind: 'added' });
    expect(browser.jar.cookies.get('basketId')).toBe(settled()?.id);
  });

  it("is replaced when the cookie contains another customer's id, whose basket stays unchanged", async () => {
    const other = new RouteTestClient();
    const created = await other.send<Created>(routes['POST /api/shop']!, '/api/shop', {
      body: { operationName: 'BasketCreate', variables: { basketId: 'theirs' } },
    });
    const { id } = created.body.data.basketCreate;
    browser.setCookie('basketId', id);
    expect(await actions.addToBasket(bike)).toEqual({ kind: 'added' });
    expect(settled()?.id).not.toBe(id);
    const otherTabResponse = await other.send(routes['POST /api/shop']!, '/api/shop', {
      body: { operationName: 'GetBasketItems', variables: { basketId: id } },
    });
    expect(otherTabResponse.body).toMatchObject({ data: { basket: { items: [] } } });
  });

  it('is replaced after the token was renewed', async () => {
    await actions.addToBasket(bike);
    browser.setCookie('oxid-token', 'nonsense');
    expect(await actions.addToBasket(secondBike)).toEqual({ kind: 'added' });
    expect(amounts().toSorted()).toEqual([
      [secondBike.productId, 1],
      [bike.productId, 1],
    ]);
  });

  it('is reported without an endless loop when it is lost again', async () => {
    proxy.decide = ({ operation }) =>
      operation === 'BasketAddItem'
        ? { json: { errors: [{ message: 'Basket was not found by id: x' }] } }
        : 'pass';
    expect((await actions.addToBasket(bike)).kind).toBe('failed');
    expect(count('BasketAddItem')).toBe(2);
    expect(basketStore.get().basket.commands).toEqual([]);
  });

  it('is shown as empty when only a read finds it lost', async () => {
    browser.setCookie('basketId', 'unknown');
    await actions.loadBasket();
    expect(basketStore.get().status).toBe('ready');
    expect(settled()).toBeNull();
    expect(browser.jar.cookies.has('basketId')).toBe(false);
  });

  it('is replaced by the basket of another tab', async () => {
    await actions.addToBasket(bike);
    const other = new RouteTestClient();
    for (const [name, value] of browser.jar.cookies) other.cookies.set(name, value);
    const created = await other.send<Created>(routes['POST /api/shop']!, '/api/shop', {
      body: { operationName: 'BasketCreate', variables: { basketId: 'second' } },
    });
    const { id } = created.body.data.basketCreate;
    browser.setCookie('basketId', id);
    await actions.addToBasket(secondBike);
    expect(settled()?.id).toBe(id);
    expect(amounts()).toEqual([[secondBike.productId, 1]]);
  });
});

describe('unavailable shop', () => {
  it('fails the add once and waits for a retry', async () => {
    proxy.decide = () => 'drop';
    expect((await actions.addToBasket(bike)).kind).toBe('failed');
    expect(basketStore.get().status).toBe('broken');
    proxy.decide = () => 'pass';
    expect(await actions.addToBasket(bike)).toEqual({ kind: 'added' });
    expect(amounts()).toEqual([[bike.productId, 1]]);
    expect(basketStore.get().status).toBe('ready');
  });

  it('keeps showing the basket', async () => {
    await actions.addToBasket(bike);
    proxy.decide = () => 'drop';
    await actions.setLineQuantity(lineOf(), 2);
    expect(basketStore.get().status).toBe('broken');
    expect(amounts()).toEqual([[bike.productId, 1]]);
    proxy.decide = () => 'pass';
    await actions.retryBasketCommands();
    expect(basketStore.get().status).toBe('ready');
  });

  it('finds the item added once after a lost response', async () => {
    await actions.addToBasket(secondBike);
    faultAt('BasketAddItem', 1, 'lose-answer');
    expect(await actions.addToBasket(bike)).toEqual({ kind: 'added' });
    expect(amounts()).toContainEqual([bike.productId, 1]);
    expect(count('BasketAddItem')).toBe(2);
  });

  it('adds no second item when the button is pressed again after a lost response', async () => {
    await actions.addToBasket(secondBike);
    proxy.decide = ({ operation }) => (operation === 'BasketAddItem' ? 'lose-answer' : 'drop');
    expect((await actions.addToBasket(bike)).kind).toBe('failed');
    proxy.decide = () => 'pass';
    expect(await actions.addToBasket(bike)).toEqual({ kind: 'added' });
    expect(amounts()).toContainEqual([bike.productId, 1]);
  });

  it('adds the item when the button is pressed again after a request that never arrived', async () => {
    await actions.addToBasket(secondBike);
    proxy.decide = () => 'drop';
    expect((await actions.addToBasket(bike)).kind).toBe('failed');
    proxy.decide = () => 'pass';
    expect(await actions.addToBasket(bike)).toEqual({ kind: 'added' });
    expect(amounts()).toContainEqual([bike.productId, 1]);
  });

  it('repeats a rejected change on request', async () => {
    await actions.addToBasket(bike);
    await actions.addToBasket(secondBike);
    proxy.decide = () => 'drop';
    basketStore.dispatch({
      type: 'commandsAdded',
      commands: [createSetCommand(lineOf(0), 2), createSetCommand(lineOf(1), 3)],
    });
    await basketStore.run();
    proxy.decide = () => 'pass';
    await actions.retryBasketCommands();
    await actions.retryBasketCommands();
    expect(amounts()).toEqual([
      [bike.productId, 2],
      [secondBike.productId, 3],
    ]);
  });
});

describe('line item', () => {
  beforeEach(() => actions.addToBasket({ ...bike, amount: 2 }));

  it('is removed', async () => {
    await actions.setLineQuantity(lineOf(), 0);
    expect(amounts()).toEqual([]);
  });

  it('changes its comment together with its quantity', async () => {
    const persParam = { uuid: '', comment: 'Klingel links', date: '' };
    expect(await actions.updateCartLine(lineOf(), persParam)).toBeNull();
    expect(amounts()).toEqual([[bike.productId, 2]]);
    expect(lineOf().persParam).toEqual(persParam);
  });

  it('is replaced once for concurrent requests', async () => {
    const persParam = { uuid: '', comment: 'Klingel links', date: '' };
    const line = lineOf();
    const updateLine = () => actions.updateCartLine(line, persParam);
    expect(await Promise.all([updateLine(), updateLine()])).toEqual([null, null]);
    expect(amounts()).toEqual([[bike.productId, 2]]);
  });

  it('stays unchanged when the shop rejects the replacement', async () => {
    const before = getBasketLineKey(lineOf());
    faultAt('BasketAddItem', 1, { json: { errors: [{ message: 'no' }] } });
    expect(await actions.updateCartLine(lineOf(), { uuid: '', comment: 'x', date: '' })).toEqual({
      message: 'no',
    });
    expect(settled()?.lines.map(getBasketLineKey)).toEqual([before]);
    expect(count('BasketRemoveItem')).toBe(0);
  });

  it('shows the shop’s message for a rejected removal', async () => {
    faultAt('BasketRemoveItem', 1, { json: { errors: [{ message: 'Basket item not found' }] } });
    expect(await actions.setLineQuantity(lineOf(), 0)).toEqual({
      message: 'Basket item not found',
    });
    expect(amounts()).toEqual([[bike.productId, 2]]);
  });
});

describe('voucher', () => {
  beforeEach(() => actions.addToBasket(bike));

  it('is redeemed and removed again', async () => {
    expect(await actions.addVoucher('LAUTLOS10')).toBeNull();
    const voucher = settled()?.vouchers[0];
    expect(voucher).toMatchObject({ number: 'LAUTLOS10' });
    expect(settled()?.cost.voucherCents).toBeGreaterThan(0);
    expect(await actions.removeVoucher(voucher?.id ?? '')).toBeNull();
    expect(settled()?.vouchers).toEqual([]);
  });

  it.each(['NONSENSE', 'ALT2020'])('rejects %s and keeps the basket', async (code) => {
    expect(await actions.addVoucher(code)).toEqual({ message: expect.any(String) });
    expect(settled()?.vouchers).toEqual([]);
    expect(basketStore.get()).toMatchObject({
      status: 'ready',
      basket: { failures: [], commands: [] },
    });
  });
});

describe('session', () => {
  it('empties everything and redirects to login when it ends for a signed-in customer', async () => {
    const { setLanguage } = await import('@/lib/browser/state/client-state');
    const { startBasketSync } = await import('./basket-sync');
    vi.stubGlobal('window', { ...window, addEventListener: vi.fn(), removeEventListener: vi.fn() });
    Object.assign(document, { addEventListener: vi.fn(), removeEventListener: vi.fn() });
    const stop = startBasketSync();
    setLanguage('en');
    browser.setCookie('oxid-token', 'nonsense');
    browser.setCookie('oxid-isAnonymous', 'false');
    browser.setCookie('basketId', 'x');
    expect((await actions.addToBasket(bike)).kind).toBe('failed');
    expect(browser.visited).toEqual(['/en/login']);
    expect(browser.jar.cookies.has('basketId')).toBe(false);
    expect(settled()).toBeNull();
    stop();
  });

  it('transfers the basket to a guest session without a gap', async () => {
    await actions.addToBasket(bike);
    const { startGuestSession } = await import('@/lib/browser/session/begin-session');
    const { refreshBasket } = await import('./basket-sync');
    expect(await startGuestSession('gast@beispiel.de')).toEqual({
      kind: 'done',
      value: { leftOut: [] },
    });
    Object.assign(document, { visibilityState: 'visible' });
    refreshBasket();
    await basketStore.run();
    expect(amounts()).toEqual([[bike.productId, 1]]);
    expect(settled()?.id).toBe(browser.jar.cookies.get('basketId'));
    await actions.setLineQuantity(lineOf(), 2);
    expect(amounts()).toEqual([[bike.productId, 2]]);
  });
});
