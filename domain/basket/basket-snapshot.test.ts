import { expect, it } from 'vitest';
import { buildGroupUuid } from '@/domain/configurator/line-group';
import { parseBasketSnapshot, toAddCommands, createBasketSnapshot } from './basket-snapshot';
import { createTestBasket, createTestBasketProduct, createTestLine } from './basket-fixtures';

const now = Date.UTC(2026, 10, 28);
const day = 24 * 60 * 60 * 1000;

const stored = (lines: unknown, savedAt: unknown = now) => JSON.stringify({ savedAt, lines });
const line = { productId: 'bike', title: 'Ludwig', amount: 2, persParam: {}, code: null };

it('stores sold lines with notes and restores them as add commands', () => {
  const note = { uuid: 'u1', comment: 'Bitte höher', date: '2026-12-01' };
  const basket = createTestBasket([
    createTestLine('bike', 2, { persParam: note }),
    createTestLine('gone', 1, { product: null }),
  ]);
  const snapshot = parseBasketSnapshot(
    JSON.stringify(createBasketSnapshot(basket, now)),
    now + day,
  );
  expect(snapshot && toAddCommands(snapshot)).toMatchObject([
    {
      kind: 'add',
      productId: 'bike',
      amount: 2,
      code: null,
      persParam: { uuid: 'u1', comment: 'Bitte höher', date: '' },
    },
  ]);
});

it('returns null for an empty basket', () => {
  expect(createBasketSnapshot(createTestBasket([]), now)).toBeNull();
});

it('stores a line with an unreadable group as a single line', () => {
  const uuid = buildGroupUuid('XXXX', 1);
  const product = createTestBasketProduct('bike', { sku: 'LU11.25.H.M.TG' });
  const basket = createTestBasket([
    createTestLine('bike', 1, { product, persParam: { uuid, comment: '', date: '' } }),
  ]);
  expect(createBasketSnapshot(basket, now)?.lines).toHaveLength(1);
});

it.each([
  ['nothing stored', null],
  ['no JSON', '{'],
  ['a different structure', '[1,2]'],
  ['no lines', stored([])],
  ['invalid lines', stored([{ productId: 1 }, null, 'x'])],
  ['a quantity of zero', stored([{ ...line, amount: 0 }])],
  ['a fractional quantity', stored([{ ...line, amount: 1.5 }])],
  ['a snapshot older than a year', stored([line], now - 366 * day)],
  ['a snapshot from the far future', stored([line], now + 400 * day)],
  ['an invalid timestamp', stored([line], 'x')],
])('returns null for %s', (_name, text) => {
  expect(parseBasketSnapshot(text, now)).toBeNull();
});

it('skips unreadable lines and truncates a long list', () => {
  expect(parseBasketSnapshot(stored([line, null]), now)?.lines).toHaveLength(1);
  expect(
    parseBasketSnapshot(stored(Array.from({ length: 500 }, () => line)), now)?.lines,
  ).toHaveLength(200);
});
