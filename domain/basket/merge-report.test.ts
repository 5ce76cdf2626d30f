import { describe, expect, it } from 'vitest';
import { mergeReport, type MovedLine, surplusLines } from './merge-report';

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

describe('surplusLines', () => {
  it.each<[string, MovedLine[], MovedLine[], MovedLine[], object[]]>([
    ['nothing came', [line('1', 'a', 2)], [line('8', 'a', 3)], [line('8', 'a', 3)], []],
    [
      'a new line',
      [line('1', 'a', 2)],
      [line('8', 'b', 3)],
      [line('8', 'b', 3), line('9', 'a', 2)],
      [{ id: '9', amount: 2 }],
    ],
    [
      'more pieces of a line',
      [line('1', 'a', 2)],
      [line('8', 'a', 3)],
      [line('8', 'a', 5)],
      [{ id: '8', amount: 2 }],
    ],
    [
      'what somebody else added stays',
      [line('1', 'a', 2)],
      [],
      [line('8', 'a', 6), line('9', 'b', 1)],
      [{ id: '8', amount: 2 }],
    ],
    [
      'two lines of one product',
      [line('1', 'a', 2), line('2', 'a', 1)],
      [],
      [line('8', 'a', 2), line('9', 'a', 1)],
      [
        { id: '8', amount: 2 },
        { id: '9', amount: 1 },
      ],
    ],
    ['what became fewer', [line('1', 'a', 2)], [line('8', 'a', 3)], [line('8', 'a', 1)], []],
    ['a product no longer sold', [line('1', null, 2)], [], [line('8', null, 2)], []],
  ])('%s', (_name, moved, before, now, surplus) => {
    expect(surplusLines(moved, before, now)).toEqual(surplus);
  });
});
