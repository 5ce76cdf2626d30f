import { describe, expect, it } from 'vitest';
import { computeVatBreakdown } from './invoice-sections';

const gross = {
  isNet: false,
  voucherCents: 0,
  deliveryCents: 0,
  paymentCents: 0,
  vats: [{ rate: 1900, cents: 31_933 }],
  totalCents: 200_000,
};

const one = (itemCents: number, vatRate: number) => ({ itemCents, amount: 1, vatRate });
const low = { rate: 700, cents: 700 };
const high = { rate: 1900, cents: 1_900 };

describe('VAT breakdown of an invoice', () => {
  it.each([
    ['of gross goods', gross, [], [{ rate: 1900, netCents: 168_067, vatCents: 31_933 }]],
    [
      'of gross goods with delivery',
      { ...gross, deliveryCents: 6_900, totalCents: 206_900 },
      [],
      [{ rate: 1900, netCents: 173_865, vatCents: 33_035 }],
    ],
    [
      'on top of net goods and charges',
      {
        ...gross,
        isNet: true,
        deliveryCents: 5_798,
        paymentCents: 100,
        vats: [{ rate: 1900, cents: 19_000 }],
        totalCents: 100_000 + 5_898 + 19_000 + 1_102 + 19,
      },
      [],
      [{ rate: 1900, netCents: 105_898, vatCents: 20_121 }],
    ],
    [
      'of an export',
      { ...gross, vats: [{ rate: 0, cents: 0 }], totalCents: 168_067 },
      [],
      [{ rate: 0, netCents: 168_067, vatCents: 0 }],
    ],
    [
      'of an order without any rate',
      { ...gross, vats: [], totalCents: 100 },
      [],
      [{ rate: 0, netCents: 100, vatCents: 0 }],
    ],
    [
      'of two rates',
      { ...gross, vats: [low, high], totalCents: 22_600 },
      [one(10_700, 700), one(11_900, 1900)],
      [
        { rate: 700, netCents: 10_000, vatCents: 700 },
        { rate: 1900, netCents: 10_000, vatCents: 1_900 },
      ],
    ],
    [
      'of two net rates, keeping the net amount despite rounding',
      { ...gross, isNet: true, vats: [{ rate: 700, cents: 131 }, high], totalCents: 13_901 },
      [one(1_870, 700), one(10_000, 1900)],
      [
        { rate: 700, netCents: 1_870, vatCents: 131 },
        { rate: 1900, netCents: 10_000, vatCents: 1_900 },
      ],
    ],
    [
      'of two rates with voucher, and delivery at the higher one',
      {
        ...gross,
        vats: [
          { rate: 700, cents: 630 },
          { rate: 1900, cents: 1_710 },
        ],
        voucherCents: 2_260,
        deliveryCents: 590,
        totalCents: 22_600 - 2_260 + 590,
      },
      [one(10_700, 700), one(11_900, 1900)],
      [
        { rate: 700, netCents: 9_000, vatCents: 630 },
        { rate: 1900, netCents: 9_496, vatCents: 1_804 },
      ],
    ],
  ])('%s', (_, order, items, lines) => {
    expect(computeVatBreakdown(order, items)).toEqual(lines);
    const sum = lines.reduce((total, line) => total + line.netCents + line.vatCents, 0);
    expect(sum).toBe(order.totalCents);
  });
});
