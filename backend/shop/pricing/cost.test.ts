import { describe, expect, it } from 'vitest';
import { calculateCost, type CostInput } from './cost';

const input = (change: Partial<CostInput>): CostInput => ({
  lines: [],
  isNet: false,
  deliveryCents: 0,
  paymentCents: 0,
  chargeRate: 1900,
  discount: null,
  ...change,
});
const cost = (change: Partial<CostInput>) => calculateCost(input(change));
const bike = { cents: 279_500, amount: 1, rate: 1900 };
const parts = { cents: 10_400, amount: 2, rate: 1900 };

describe('calculateCost', () => {
  it('is nothing for nothing', () => {
    expect(cost({})).toMatchObject({
      goodsGrossCents: 0,
      goodsNetCents: 0,
      vats: [],
      voucherCents: 0,
      totalCents: 0,
    });
  });

  it('finds the VAT in gross prices, once for all lines of a rate', () => {
    expect(cost({ lines: [bike, parts], discount: { kind: 'amount', value: 5000 } })).toMatchObject(
      {
        goodsGrossCents: 300_300,
        goodsNetCents: 252_353,
        voucherCents: 5000,
        vats: [{ rate: 1900, cents: 47_149 }],
        totalCents: 295_300,
      },
    );
  });

  it.each([
    [{ kind: 'percent', value: 1000 }, 30_030],
    [{ kind: 'percent', value: 10_000 }, 300_300],
    [{ kind: 'percent', value: 333 }, 10_000],
    [{ kind: 'amount', value: 5000 }, 5000],
    [{ kind: 'amount', value: 999_999 }, 300_300],
    [null, 0],
  ] as const)('takes %j off goods of 3,003.00: %i cents', (discount, voucherCents) => {
    const result = cost({ lines: [bike, parts], discount, deliveryCents: 6900, paymentCents: 100 });
    expect(result.voucherCents).toBe(voucherCents);
    expect(result.totalCents).toBe(300_300 - voucherCents + 7000);
  });

  it('splits a voucher over the rates so that nothing is lost', () => {
    const lines = [
      { cents: 10_000, amount: 1, rate: 700 },
      { cents: 10_000, amount: 2, rate: 1900 },
    ];
    const result = cost({ lines, discount: { kind: 'amount', value: 1000 } });
    expect(result.vats).toEqual([
      { rate: 700, cents: 10_000 - 333 - Math.round((9667 * 10_000) / 10_700) },
      { rate: 1900, cents: 20_000 - 667 - Math.round((19_333 * 10_000) / 11_900) },
    ]);
    expect(result.totalCents).toBe(29_000);
  });

  it('puts VAT on top of net prices, delivery and payment', () => {
    const result = cost({
      isNet: true,
      lines: [{ cents: 100_000, amount: 2, rate: 1900 }],
      deliveryCents: 5798,
      paymentCents: 100,
      discount: { kind: 'percent', value: 1000 },
    });
    expect(result).toMatchObject({
      goodsNetCents: 200_000,
      goodsGrossCents: 238_000,
      voucherCents: 20_000,
      vats: [{ rate: 1900, cents: 34_200 }],
    });
    expect(result.totalCents).toBe(180_000 + 34_200 + 5798 + 1102 + 100 + 19);
  });

  it('adds no VAT where there is none', () => {
    const lines = [{ cents: 100_000, amount: 1, rate: 0 }];
    expect(cost({ isNet: true, lines, chargeRate: 0, deliveryCents: 500 })).toMatchObject({
      vats: [{ rate: 0, cents: 0 }],
      totalCents: 100_500,
    });
    expect(cost({ lines, chargeRate: 0, deliveryCents: 500 })).toMatchObject({
      goodsNetCents: 100_000,
      totalCents: 100_500,
    });
  });

  it('keeps gross and total together for every amount', () => {
    for (let cents = 1; cents < 4000; cents += 37) {
      const { goodsNetCents, goodsGrossCents, vats, totalCents } = cost({
        lines: [{ cents, amount: 3, rate: 2100 }],
      });
      expect(goodsNetCents + (vats[0]?.cents ?? 0)).toBe(goodsGrossCents);
      expect(totalCents).toBe(cents * 3);
    }
  });
});
