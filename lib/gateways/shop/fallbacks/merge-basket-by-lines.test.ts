import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimeoutBudget, setTimeoutBudgetProvider } from '@/lib/platform/http/timeout-budget';
import { mergeBasketByLines } from './merge-basket-by-lines';

const price = { price: 0, vat: 0, vatValue: 0, nettoPriceMode: false };
const cost = {
  ...{ productNet: price, delivery: price, payment: null, voucher: 0, discount: 0, total: 0 },
  productGross: { sum: 0, vats: [] },
};
const product = (id: string) => ({
  ...{ id, sku: id, title: `Title of ${id}`, active: true, shortDescription: '' },
  ...{ price, listPrice: null, stock: { stock: 1, restockDate: null } },
});

/** Adds type names, whose values do not matter here. */
function withTypenames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTypenames);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).map(([name, inner]) => [name, withTypenames(inner)]);
  return { ...Object.fromEntries(named), __typename: 'Any' };
}

interface Line {
  id: string;
  amount: number;
  productId: string | null;
}

interface StoredBasket {
  lines: Line[];
  vouchers: { id: string; number: string }[];
}

let baskets: Record<'old' | 'new', StoredBasket>;
let calls: string[];
let refuse: (operation: string, variables: Record<string, string>) => string | null;
/** Operations of which the next response is lost. */
let lost: Set<string>;

const toWire = (id: 'old' | 'new') => ({
  ...{ id, title: id, public: false, creationDate: null, lastUpdateDate: null, cost },
  items: baskets[id].lines.map(({ productId, ...line }) => ({
    ...{ ...line, persParam: '', lastUpdateDate: null },
    product: productId && product(productId),
  })),
  vouchers: baskets[id].vouchers.map((voucher) => ({ ...voucher, discount: null })),
});

/** A shop that does what the operations say, with the baskets `old` and `new`. */
function answer(operation: string, variables: Record<string, string>): object {
  const id = variables.basketId === 'old' ? 'old' : 'new';
  const basket = baskets[id];
  switch (operation) {
    case 'CustomerBaskets':
      return { customer: { id: 'customer', baskets: [toWire('new')] } };
    case 'GetBasketInfo':
      return { basket: toWire(id) };
    case 'BasketAddItem': {
      const { productId = '', amount } = variables;
      basket.lines.push({ id: `new-${productId}`, productId, amount: Number(amount) });
      return { basketAddItem: toWire(id) };
    }
    case 'BasketRemoveItem':
      basket.lines = basket.lines.filter((line) => line.id !== variables.basketItemId);
      return { basketRemoveItem: toWire(id) };
    case 'BasketRemoveVoucher':
      basket.vouchers = basket.vouchers.filter((voucher) => voucher.id !== variables.voucherId);
      return { basketRemoveVoucher: toWire(id) };
    case 'BasketAddVoucher':
      basket.vouchers.push({ id: 'voucher', number: variables.voucherNumber ?? '' });
      return { basketAddVoucher: toWire(id) };
    case 'BasketRemove':
      return { basketRemove: true };
    default:
      return {};
  }
}

beforeEach(() => {
  calls = [];
  refuse = () => null;
  lost = new Set();
  baskets = { old: { lines: [], vouchers: [] }, new: { lines: [], vouchers: [] } };
  vi.stubGlobal('fetch', async (_url: string, { body: sent }: RequestInit) => {
    const { operationName, variables = {} } = JSON.parse(String(sent)) as {
      operationName: string;
      variables?: Record<string, string>;
    };
    if (operationName === 'ShopSchema') return Response.json({ data: {} });
    calls.push(operationName);
    const message = refuse(operationName, variables);
    const body =
      message === null
        ? { data: withTypenames(answer(operationName, variables)) }
        : { errors: [{ message }] };
    if (lost.delete(operationName)) throw new TypeError('fetch failed');
    return Response.json(body);
  });
});

afterEach(() => setTimeoutBudgetProvider(() => undefined));

const caller = { token: 'customer', language: 'de' } as const;
const merge = (isGuest = false) =>
  mergeBasketByLines({ basketId: 'old', token: 'visitor', isGuest }, caller);

describe('merge of baskets by lines', () => {
  it('moves lines and vouchers', async () => {
    baskets.old = {
      lines: [{ id: '1', productId: 'a', amount: 2 }],
      vouchers: [{ id: 'v', number: 'LAUTLOS10' }],
    };
    expect(await merge()).toEqual({
      ok: true,
      data: { basketId: 'new', limited: [], leftOut: [] },
    });
    expect(baskets.old).toEqual({ lines: [], vouchers: [] });
    expect(baskets.new).toEqual({
      lines: [{ id: 'new-a', productId: 'a', amount: 2 }],
      vouchers: [{ id: 'voucher', number: 'LAUTLOS10' }],
    });
  });

  it('reports what cannot be moved, and keeps refused lines in the old basket', async () => {
    baskets.old = {
      lines: [
        { id: '1', productId: 'a', amount: 1 },
        { id: '2', productId: null, amount: 1 },
        { id: '3', productId: 'b', amount: 1 },
      ],
      vouchers: [{ id: 'v', number: 'USED' }],
    };
    refuse = (operation, { productId }) => {
      if (operation === 'BasketAddVoucher') return 'ERROR_MESSAGE_VOUCHER_USEDUP';
      return productId === 'a' ? 'Product with id a is out of stock' : null;
    };
    expect(await merge(true)).toMatchObject({
      data: { limited: [], leftOut: ['Title of a', null, 'USED'] },
    });
    expect(baskets.old.lines.map(({ id }) => id)).toEqual(['1', '2']);
    expect(baskets.new.lines.map(({ productId }) => productId)).toEqual(['b']);
    expect(calls).not.toContain('BasketRemove');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('removes the empty basket of a guest (%s)', async (isGuest, removals) => {
    baskets.old.lines = [{ id: '1', productId: 'a', amount: 1 }];
    await merge(isGuest);
    expect(calls.filter((operation) => operation === 'BasketRemove')).toHaveLength(removals);
  });

  it('stops when the shop rejects the token of the customer', async () => {
    baskets.old.lines = [{ id: '1', productId: 'a', amount: 1 }];
    refuse = (operation) => (operation === 'BasketAddItem' ? 'The token is invalid' : null);
    expect(await merge()).toMatchObject({ ok: false, error: { message: 'The token is invalid' } });
    expect(baskets.old.lines).toHaveLength(1);
  });

  it.each(['BasketAddItem', 'BasketRemoveItem'])(
    'completes the merge when the response to %s is lost, although other calls of the request fail then',
    async (operation) => {
      const budget = createTimeoutBudget({
        ...{ totalMs: 10_000, minimumMs: 30 },
        now: () => performance.now(),
      });
      setTimeoutBudgetProvider(() => budget);
      lost.add(operation);
      baskets.old = {
        lines: [{ id: '1', productId: 'a', amount: 1 }],
        vouchers: [{ id: 'v', number: 'LAUTLOS10' }],
      };
      expect(await merge()).toMatchObject({ ok: true, data: { leftOut: [] } });
      expect(baskets.old).toEqual({ lines: [], vouchers: [] });
      expect(baskets.new.lines).toHaveLength(1);
      expect(baskets.new.vouchers).toHaveLength(1);
    },
  );

  it.each(['GetBasketInfo', 'BasketAddItem'])(
    'fails and removes nothing when the shop has a fault in %s',
    async (operation) => {
      baskets.old.lines = [{ id: '1', productId: 'a', amount: 1 }];
      baskets.new.lines = [{ id: 'new-a', productId: 'a', amount: 1 }];
      refuse = (sent) => (sent === operation ? 'Internal server error' : null);
      expect(await merge()).toMatchObject({ ok: false });
      expect(baskets.old.lines).toHaveLength(1);
      refuse = () => null;
      expect(await merge()).toMatchObject({ ok: true });
      expect(baskets.old.lines).toEqual([]);
    },
  );

  it('only finds the basket of the customer without a basket to merge', async () => {
    expect(await mergeBasketByLines(null, caller)).toMatchObject({ data: { basketId: 'new' } });
    expect(calls).toEqual(['CustomerBaskets']);
  });
});
