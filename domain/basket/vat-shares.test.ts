import { expect, it } from 'vitest';
import type { BasketCost, TaxedPrice } from './basket';
import { vatShares } from './vat-shares';

const price = (cents: number, vatPercent: number, vatCents: number): TaxedPrice => ({
  cents,
  vatPercent,
  vatCents,
  isNet: false,
});
const free = price(0, 19, 0);

const cost = (part: Partial<BasketCost>): BasketCost => ({
  productNet: free,
  productGross: { sumCents: 0, vats: [] },
  delivery: free,
  payment: free,
  voucherCents: 0,
  discountCents: 0,
  totalCents: 0,
  ...part,
});

it.each<[string, Partial<BasketCost>, { ratePercent: number; cents: number }[]]>([
  ['nothing without VAT, as for exports', { delivery: price(4900, 0, 0) }, []],
  [
    'goods alone',
    { productGross: { sumCents: 11900, vats: [{ ratePercent: 19, cents: 1900 }] } },
    [{ ratePercent: 19, cents: 1900 }],
  ],
  [
    'goods, delivery and payment of one rate together',
    {
      productGross: { sumCents: 11900, vats: [{ ratePercent: 19, cents: 1900 }] },
      delivery: price(595, 19, 95),
      payment: price(119, 19, 19),
    },
    [{ ratePercent: 19, cents: 2014 }],
  ],
  [
    'two rates, the higher one first',
    {
      productGross: {
        sumCents: 22600,
        vats: [
          { ratePercent: 7, cents: 700 },
          { ratePercent: 19, cents: 1900 },
        ],
      },
    },
    [
      { ratePercent: 19, cents: 1900 },
      { ratePercent: 7, cents: 700 },
    ],
  ],
])('names %s', (_, part, shares) => {
  expect(vatShares(cost(part))).toEqual(shares);
});
