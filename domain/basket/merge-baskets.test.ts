import { describe, expect, it } from 'vitest';
import {
  findBasketToContinue,
  listItemsToAdd,
  buildBasketMergeReport,
  type MergedBasketLine,
} from './merge-baskets';
import { createTestLine } from './basket-fixtures';

describe('merge baskets', () => {
  const summary = (id: string, creationDate: string | null, rest: object = {}) => ({
    id,
    creationDate,
    title: id,
    public: false,
    ...rest,
  });

  describe('findBasketToContinue (Specification §4)', () => {
    it.each([
      [
        'selects the most recent basket',
        [summary('old', '2026-01-01'), summary('new', '2026-11-01')],
        'new',
      ],
      [
        'skips a public basket',
        [summary('old', '2026-01-01'), summary('new', '2026-11-01', { public: true })],
        'old',
      ],
      [
        'skips a basket titled savedbasket',
        [summary('old', '2026-01-01'), summary('new', '2026-11-01', { title: 'savedbasket' })],
        'old',
      ],
      [
        'skips a list that OXID stores as a basket',
        [summary('old', '2026-01-01'), summary('new', '2026-11-01', { title: 'noticelist' })],
        'old',
      ],
      [
        'skips a saved basket with a name',
        [
          summary('old', '2026-01-01'),
          summary('new', '2026-11-01', { title: 'savedbasket: Für Papa' }),
          summary('other', '2026-10-01', { title: 'savedbasket:' }),
        ],
        'old',
      ],
      [
        'accepts a basket with a similar title',
        [summary('old', '2026-01-01'), summary('new', '2026-11-01', { title: 'savedbaskets' })],
        'new',
      ],
      [
        'skips a public basket with any title',
        [summary('new', '2026-11-01', { public: true, title: 'savedbasket: x' })],
        undefined,
      ],
      [
        'sorts a basket without a date last',
        [summary('undated', null), summary('old', '2026-01-01')],
        'old',
      ],
      [
        'compares times instead of texts',
        [summary('a', '2026-11-01T10:00:00+00:00'), summary('b', '2026-11-01T10:30:00+01:00')],
        'a',
      ],
      [
        'returns undefined for public baskets only',
        [summary('new', '2026-11-01', { public: true })],
        undefined,
      ],
      ['returns undefined without baskets', [], undefined],
    ])('%s', (_name, baskets, id) => {
      expect(findBasketToContinue(baskets)?.id).toBe(id);
    });
  });

  it('listItemsToAdd keeps quantity and persParam without discontinued products (Specification §4)', () => {
    const persParam = { uuid: 'u', comment: 'c', date: '' };
    expect(
      listItemsToAdd([
        createTestLine('a', 2, { persParam }),
        createTestLine('b', 1),
        createTestLine('c', 1, { product: null }),
      ]),
    ).toEqual([
      { productId: 'a', amount: 2, persParam: ['{"uuid":"u","comment":"c","date":""}'] },
      { productId: 'b', amount: 1, persParam: [] },
    ]);
  });
});

describe('merge report', () => {
  const line = (id: string, productId: string | null, amount: number): MergedBasketLine => ({
    id,
    amount,
    product: productId === null ? null : { id: productId, title: `Rad ${productId}` },
  });

  describe('buildBasketMergeReport', () => {
    it.each<[string, MergedBasketLine[], MergedBasketLine[], MergedBasketLine[], object]>([
      [
        'all lines are merged',
        [line('1', 'a', 2)],
        [],
        [line('9', 'a', 2)],
        { limited: [], leftOut: [] },
      ],
      [
        'quantities of both baskets are added',
        [line('1', 'a', 2)],
        [line('8', 'a', 3)],
        [line('8', 'a', 5)],
        { limited: [], leftOut: [] },
      ],
      [
        'the stock is below the sum of both quantities',
        [line('1', 'a', 2)],
        [line('8', 'a', 3)],
        [line('8', 'a', 4)],
        { limited: [{ title: 'Rad a', wanted: 5, amount: 4 }], leftOut: [] },
      ],
      [
        'lines of the same product are added up',
        [line('1', 'a', 2), line('2', 'a', 3)],
        [],
        [line('8', 'a', 2), line('9', 'a', 1)],
        { limited: [{ title: 'Rad a', wanted: 5, amount: 3 }], leftOut: [] },
      ],
      [
        'a product is left out',
        [line('1', 'a', 2), line('2', 'b', 1)],
        [],
        [line('9', 'b', 1)],
        { limited: [], leftOut: ['Rad a'] },
      ],
      [
        'products that are no longer sold are reported once',
        [line('1', null, 2), line('2', null, 1)],
        [],
        [],
        { limited: [], leftOut: [null] },
      ],
      ['no lines to merge', [], [line('8', 'a', 3)], [], { limited: [], leftOut: [] }],
    ])('%s', (_name, moved, before, after, report) => {
      expect(buildBasketMergeReport(moved, before, after)).toEqual(report);
    });
  });
});
