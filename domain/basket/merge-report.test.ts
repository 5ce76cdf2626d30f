import { describe, expect, it } from 'vitest';
import { mergeReport, type MovedLine } from './merge-report';

const line = (id: string, productId: string | null, amount: number): MovedLine => ({
  id,
  amount,
  product: productId === null ? null : { id: productId, title: `Rad ${productId}` },
});

describe('mergeReport', () => {
  it.each<[string, MovedLine[], MovedLine[], MovedLine[], object]>([
    ['everything fits', [line('1', 'a', 2)], [], [line('9', 'a', 2)], { limited: [], leftOut: [] }],
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
    expect(mergeReport(moved, before, after)).toEqual(report);
  });
});
