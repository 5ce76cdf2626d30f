import { describe, expect, it } from 'vitest';
import { vatBreakdown } from './vat-breakdown';

const gross = {
  isNet: false,
  deliveryCents: 0,
  paymentCents: 0,
  vats: [{ rate: 1900, cents: 31_933 }],
  totalCents: 200_000,
};

describe('the VAT of an invoice', () => {
  it.each([
    ['of gross goods', gross, [{ rate: 1900, netCents: 168_067, vatCents: 31_933 }]],
    [
      'of gross goods with delivery',
      { ...gross, deliveryCents: 6_900, totalCents: 206_900 },
      [{ rate: 1900, netCents: 173_865, vatCents: 33_035 }],
    ],
    [
      'on top of net goods and charges',
      {
        isNet: true,
        deliveryCents: 5_798,
        paymentCents: 100,
        vats: [{ rate: 1900, cents: 19_000 }],
        totalCents: 100_000 + 5_898 + 19_000 + 1_102 + 19,
      },
      [{ rate: 1900, netCents: 105_898, vatCents: 20_121 }],
    ],
    [
      'of an export',
      { ...gross, vats: [{ rate: 0, cents: 0 }], totalCents: 168_067 },
      [{ rate: 0, netCents: 168_067, vatCents: 0 }],
    ],
    [
      'of an order without any rate',
      { ...gross, vats: [], totalCents: 100 },
      [{ rate: 0, netCents: 100, vatCents: 0 }],
    ],
    [
      'of two rates',
      {
        ...gross,
        vats: [
          { rate: 1900, cents: 1_900 },
          { rate: 700, cents: 700 },
        ],
        totalCents: 22_600,
      },
      [
        { rate: 1900, netCents: 10_000, vatCents: 1_900 },
        { rate: 700, netCents: 10_000, vatCents: 700 },
      ],
    ],
  ])('%s', (_, order, lines) => {
    expect(vatBreakdown(order)).toEqual(lines);
    const sum = lines.reduce((total, line) => total + line.netCents + line.vatCents, 0);
    expect(sum).toBe(order.totalCents);
  });
});
