import { expect, it } from 'vitest';
import { groupUuid } from '../configuration/line-group';
import { readSnapshot, snapshotWishes, takeSnapshot } from './basket-snapshot';
import { aBasket, aBasketProduct, aLine } from './test-basket';

const now = Date.UTC(2026, 10, 28);
const day = 24 * 60 * 60 * 1000;

const stored = (lines: unknown, savedAt: unknown = now) => JSON.stringify({ savedAt, lines });
const line = { productId: 'bike', title: 'Ludwig', amount: 2, persParam: {}, code: null };

it('holds what is sold, with notes, and comes back as wishes', () => {
  const note = { uuid: 'u1', comment: 'Bitte höher', date: '2026-12-01' };
  const basket = aBasket([
    aLine('bike', 2, { persParam: note }),
    aLine('gone', 1, { product: null }),
  ]);
  const snapshot = readSnapshot(JSON.stringify(takeSnapshot(basket, now)), now + day);
  expect(snapshot && snapshotWishes(snapshot)).toMatchObject([
    {
      kind: 'add',
      productId: 'bike',
      amount: 2,
      code: null,
      persParam: { uuid: 'u1', comment: 'Bitte höher', date: '' },
    },
  ]);
});

it('nothing of an empty basket', () => {
  expect(takeSnapshot(aBasket([]), now)).toBeNull();
});

it('a line in a group that cannot be read stands by itself', () => {
  const uuid = groupUuid('XXXX', 1);
  const product = aBasketProduct('bike', { sku: 'LU11.25.H.M.TG' });
  const basket = aBasket([
    aLine('bike', 1, { product, persParam: { uuid, comment: '', date: '' } }),
  ]);
  expect(takeSnapshot(basket, now)?.lines).toHaveLength(1);
});

it.each([
  ['nothing stored', null],
  ['no JSON', '{'],
  ['another shape', '[1,2]'],
  ['no lines', stored([])],
  ['lines that are none', stored([{ productId: 1 }, null, 'x'])],
  ['an amount of nothing', stored([{ ...line, amount: 0 }])],
  ['half a piece', stored([{ ...line, amount: 1.5 }])],
  ['older than a year', stored([line], now - 366 * day)],
  ['from far in the future', stored([line], now + 400 * day)],
  ['a time that is none', stored([line], 'x')],
])('%s is no snapshot', (_name, text) => {
  expect(readSnapshot(text, now)).toBeNull();
});

it('leaves out lines that cannot be read, and cuts a list that is too long', () => {
  expect(readSnapshot(stored([line, null]), now)?.lines).toHaveLength(1);
  expect(readSnapshot(stored(Array.from({ length: 500 }, () => line)), now)?.lines).toHaveLength(
    200,
  );
});
