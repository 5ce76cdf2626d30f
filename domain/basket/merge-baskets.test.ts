import { describe, expect, it } from 'vitest';
import {
  findBasketToContinue,
  listItemsToAdd,
  buildMergeReport,
  type MergedLine,
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
      ['the latest', [summary('old', '2026-01-01'), summary('new', '2026-11-01')], 'new'],
      [
        'not a public one',
        [summary('old', '2026-01-01'), summary('new', '2026-11-01', { public: true })],
        'old',
      ],
      [
        'not savedbasket',
        [summary('old', '2026-01-01'), summary('new', '2026-11-01', { title: 'savedbasket' })],
        'old',
      ],
      [
        'not one that was saved under a name',
        [
          summary('old', '2026-01-01'),
          summary('new', '2026-11-01', { title: 'savedbasket: Für Papa' }),
          summary('other', '2026-10-01', { title: 'savedbasket:' }),
        ],
        'old',
      ],
      [
        'one whose title only looks like it',
        [summary('old', '2026-01-01'), summary('new', '2026-11-01', { title: 'savedbaskets' })],
        'new',
      ],
      [
        'a public one is not continued however it is titled',
        [summary('new', '2026-11-01', { public: true, title: 'savedbasket: x' })],
        undefined,
      ],
      [
        'without a date comes last',
        [summary('undated', null), summary('old', '2026-01-01')],
        'old',
      ],
      [
        'by time, not by text',
        [summary('a', '2026-11-01T10:00:00+00:00'), summary('b', '2026-11-01T10:30:00+01:00')],
        'a',
      ],
      ['none', [summary('new', '2026-11-01', { public: true })], undefined],
      ['no baskets', [], undefined],
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
  const line = (id: string, productId: string | null, amount: number): MergedLine => ({
    id,
    amount,
    product: productId === null ? null : { id: productId, title: `Rad ${productId}` },
  });

  describe('buildMergeReport', () => {
    it.each<[string, MergedLine[], MergedLine[], MergedLine[], object]>([
      [
        'everything fits',
        [line('1', 'a', 2)],
        [],
        [line('9', 'a', 2)],
        { limited: [], leftOut: [] },
      ],
      [
        'both baskets held some',
        [line('1', 'a', 2)],
        [line('8', 'a', 3)],
        [line('8', 'a', 5)],
        { limited: [], leftOut: [] },
      ],
      [
        'there are fewer than both wanted',
        [line('1', 'a', 2)],
        [line('8', 'a', 3)],
        [line('8', 'a', 4)],
        { limited: [{ title: 'Rad a', wanted: 5, amount: 4 }], leftOut: [] },
      ],
      [
        'two lines of one product count together',
        [line('1', 'a', 2), line('2', 'a', 3)],
        [],
        [line('8', 'a', 2), line('9', 'a', 1)],
        { limited: [{ title: 'Rad a', wanted: 5, amount: 3 }], leftOut: [] },
      ],
      [
        'nothing of it could be taken',
        [line('1', 'a', 2), line('2', 'b', 1)],
        [],
        [line('9', 'b', 1)],
        { limited: [], leftOut: ['Rad a'] },
      ],
      [
        'what is no longer sold is named once',
        [line('1', null, 2), line('2', null, 1)],
        [],
        [],
        { limited: [], leftOut: [null] },
      ],
      ['nothing was to be taken', [], [line('8', 'a', 3)], [], { limited: [], leftOut: [] }],
    ])('%s', (_name, moved, before, after, report) => {
      expect(buildMergeReport(moved, before, after)).toEqual(report);
    });
  });
});
