import { describe, expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { splitOrderLines } from './split-shipment';

type Line = [
  id: string,
  productId: string,
  amount: number,
  wished?: string | undefined,
  group?: string,
];

const lastDay = toIsoDay('2026-11-26');

function part(lines: Line[], stock: [string, number][]) {
  const given = lines.map(([id, productId, amount, requestedDay, group = null]) => ({
    ...{ id, productId, amount, group },
    requestedDay: requestedDay === undefined ? null : toIsoDay(requestedDay),
  }));
  const split = splitOrderLines(given, new Map(stock), lastDay);
  const text = (pieces: readonly { id: string; amount: number }[]) =>
    pieces.map(({ id, amount }) => `${amount} ${id}`).join(', ');
  return split && [text(split.now), text(split.later)];
}

describe('split a basket', () => {
  it.each<[string, Line[], [string, number][], string[] | null]>([
    [
      'ships items in stock first',
      [
        ['bike', 'B', 1],
        ['bell', 'A', 2],
      ],
      [['A', 9]],
      ['2 bell', '1 bike'],
    ],
    [
      'splits a partly available line',
      [
        ['tube', 'A', 5],
        ['bike', 'B', 1],
      ],
      [['A', 3]],
      ['3 tube', '2 tube, 1 bike'],
    ],
    [
      'holds a configured bicycle for its last part, but not single items',
      [
        ['bike', 'B', 1, undefined, 'g'],
        ['rack', 'R', 1, undefined, 'g'],
        ['bell', 'A', 1],
      ],
      [
        ['B', 3],
        ['A', 3],
      ],
      ['1 bell', '1 bike, 1 rack'],
    ],
    [
      'ships as many complete configured bicycles as possible',
      [
        ['bike', 'B', 3, undefined, 'g'],
        ['rack', 'R', 3, undefined, 'g'],
        ['spare', 'R', 1],
      ],
      [
        ['B', 3],
        ['R', 2],
      ],
      ['2 bike, 2 rack', '1 bike, 1 rack, 1 spare'],
    ],
    [
      'does not separate a configured bicycle from its parts',
      [
        ['bike', 'B', 1, undefined, 'g'],
        ['rack', 'R', 1, undefined, 'g'],
      ],
      [['R', 1]],
      null,
    ],
    [
      'applies the requested date of a bicycle to its parts',
      [
        ['bike', 'B', 1, '2026-12-24', 'g'],
        ['rack', 'R', 1, undefined, 'g'],
        ['bell', 'A', 1],
      ],
      [
        ['B', 1],
        ['R', 1],
        ['A', 1],
      ],
      ['1 bell', '1 bike, 1 rack'],
    ],
    ['does not split a basket with one line', [['tube', 'A', 5]], [['A', 3]], null],
    [
      'does not split if everything is in stock',
      [
        ['bell', 'A', 1],
        ['lock', 'B', 1],
      ],
      [
        ['A', 1],
        ['B', 1],
      ],
      null,
    ],
    [
      'does not split if nothing is in stock',
      [
        ['bike', 'B', 1],
        ['other', 'C', 1],
      ],
      [],
      null,
    ],
    ['does not split an empty basket', [], [['A', 1]], null],
    [
      'holds items with a later requested date',
      [
        ['bell', 'A', 1],
        ['lock', 'B', 1, '2026-12-24'],
      ],
      [
        ['A', 1],
        ['B', 1],
      ],
      ['1 bell', '1 lock'],
    ],
    [
      'ships items first if requested by the last day of the first shipment',
      [
        ['lock', 'A', 1, '2026-11-26'],
        ['bike', 'B', 1],
      ],
      [['A', 1]],
      ['1 lock', '1 bike'],
    ],
    [
      'gives the stock of a held line to a line without a requested date',
      [
        ['late', 'A', 1, '2026-12-24'],
        ['soon', 'A', 1],
      ],
      [['A', 1]],
      ['1 soon', '1 late'],
    ],
    [
      'does not split if all items in stock have a later requested date',
      [
        ['bell', 'A', 1, '2026-12-24'],
        ['bike', 'B', 1],
      ],
      [['A', 1]],
      null,
    ],
  ])('%s', (_name, lines, stock, split) => {
    expect(part(lines, stock)).toEqual(split);
  });

  it('never splits more than the ordered quantity', () => {
    for (let stock = 0; stock <= 12; stock += 1) {
      const lines: Line[] = [
        ['a', 'A', 4],
        ['b', 'A', 3, '2026-12-24'],
        ['c', 'A', 5],
      ];
      const given = lines.map(([id, productId, amount, requestedDay]) => ({
        ...{ id, productId, amount },
        requestedDay: requestedDay === undefined ? null : toIsoDay(requestedDay),
      }));
      const split = splitOrderLines(given, new Map([['A', stock]]), lastDay);
      const pieces = [...(split?.now ?? []), ...(split?.later ?? [])];
      const sum = pieces.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(split ? 12 : 0);
      expect(split === null).toBe(stock === 0);
    }
  });
});
