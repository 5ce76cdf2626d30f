import { describe, expect, it } from 'vitest';
import { basketToContinue, itemsToAdd } from './merge-baskets';
import { aLine } from './test-basket';

const summary = (id: string, creationDate: string | null, rest: object = {}) => ({
  id,
  creationDate,
  title: id,
  public: false,
  ...rest,
});

describe('basketToContinue (Spec §4)', () => {
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
    ['without a date comes last', [summary('undated', null), summary('old', '2026-01-01')], 'old'],
    [
      'by time, not by text',
      [summary('a', '2026-11-01T10:00:00+00:00'), summary('b', '2026-11-01T10:30:00+01:00')],
      'a',
    ],
    ['none', [summary('new', '2026-11-01', { public: true })], undefined],
    ['no baskets', [], undefined],
  ])('%s', (_name, baskets, id) => {
    expect(basketToContinue(baskets)?.id).toBe(id);
  });
});

it('itemsToAdd keeps amount and persParam and leaves out what is no longer sold (Spec §4)', () => {
  const persParam = { uuid: 'u', comment: 'c', date: '' };
  expect(
    itemsToAdd([aLine('a', 2, { persParam }), aLine('b', 1), aLine('c', 1, { product: null })]),
  ).toEqual([
    { productId: 'a', amount: 2, persParam: ['{"uuid":"u","comment":"c","date":""}'] },
    { productId: 'b', amount: 1, persParam: [] },
  ]);
});
