import { expect, it } from 'vitest';
import type { B2bOrderLine } from './b2b-orders';
import { buildReorderResults, toReorderRows, listAvailableRows } from './reorder';

const line = (productId: string | null, amount: number, title = 'Ludwig 11'): B2bOrderLine => ({
  productId,
  sku: productId ?? 'ALT.19',
  title,
  shortDescription: '',
  amount,
  itemCents: 169832,
  lineCents: 169832 * amount,
  wishedAt: '',
  comment: '',
});

const lines = [line('A', 2), line('B', 5), line(null, 1, 'Otto'), line('A', 1), line('C', 4)];

it('merges lines of the same article and omits discontinued articles', () => {
  expect(toReorderRows(lines).map(({ productId, amount }) => [productId, amount])).toEqual([
    ['A', 3],
    ['B', 5],
    ['C', 4],
  ]);
});

it('orders the remaining quantity of limited articles', () => {
  const rows = listAvailableRows(toReorderRows(lines), [
    { index: 0, type: 'LIMITEDAVAILABILITY', available: 0 },
    { index: 1, type: 'LIMITEDAVAILABILITY', available: 2 },
    { index: 2, type: 'INVALID', available: 3 },
    { index: 9, type: 'LIMITEDAVAILABILITY', available: 3 },
  ]);
  expect(rows).toEqual([{ productId: 'B', title: 'Ludwig 11 B', amount: 2 }]);
});

it.each([
  ['NOTAVAILABLE', 'gone'],
  ['NOTORDERABLE', 'unavailable'],
  ['OUTOFSTOCK', 'unavailable'],
  ['LIMITEDAVAILABILITY', 'unavailable'],
  ['INVALID', 'rejected'],
] as const)('reports a row rejected with %s as %s', (type, kind) => {
  const outcomes = buildReorderResults(
    lines,
    [
      { index: 1, type: 'LIMITEDAVAILABILITY', available: 2 },
      { index: 2, type, available: 0 },
    ],
    [{ productId: 'B', title: 'Ludwig 11 B', amount: 2 }],
  );
  expect(outcomes).toEqual([
    { title: 'Ludwig 11 A', wanted: 3, kind: 'added' },
    { title: 'Ludwig 11 B', wanted: 5, kind: 'partly', added: 2 },
    { title: 'Ludwig 11 C', wanted: 4, kind },
    { title: 'Otto ALT.19', wanted: 1, kind: 'gone' },
  ]);
});
