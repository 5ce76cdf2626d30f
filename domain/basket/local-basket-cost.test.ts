import { expect, it } from 'vitest';
import { computeGoodsCost } from './local-basket-cost';

const line = (cents: number, amount = 1, vatPercent = 19, isNet = false) => ({
  price: { cents, vatPercent, isNet },
  amount,
});

it.each([
  ['an empty basket', [], { netCents: 0, grossCents: 0, vats: [] }],
  [
    'gross prices of one rate, rounded once',
    [line(999, 3), line(1)],
    { netCents: 2519, grossCents: 2998, vats: [{ ratePercent: 19, cents: 479 }] },
  ],
  [
    'two rates',
    [line(11_900), line(10_700, 2, 7)],
    {
      netCents: 30_000,
      grossCents: 33_300,
      vats: [
        { ratePercent: 7, cents: 1_400 },
        { ratePercent: 19, cents: 1_900 },
      ],
    },
  ],
  [
    'net prices',
    [line(10_000, 2, 19, true)],
    { netCents: 20_000, grossCents: 23_800, vats: [{ ratePercent: 19, cents: 3_800 }] },
  ],
  [
    'no VAT',
    [line(500, 2, 0)],
    { netCents: 1_000, grossCents: 1_000, vats: [{ ratePercent: 0, cents: 0 }] },
  ],
])('computes the costs of %s', (_, lines, cost) => {
  expect(computeGoodsCost(lines)).toEqual(cost);
});
