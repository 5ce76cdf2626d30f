import { describe, expect, it } from 'vitest';
import {
  computeCostBreakdown,
  type CostBreakdownInput,
  splitCents,
  computeChargeCents,
  computeUnitCents,
  resolveTaxRegime,
} from './cost-breakdown';

describe('cost', () => {
  const input = (change: Partial<CostBreakdownInput>): CostBreakdownInput => ({
    lines: [],
    isNet: false,
    deliveryCents: 0,
    paymentCents: 0,
    chargeRate: 1900,
    discount: null,
    ...change,
  });
  const cost = (change: Partial<CostBreakdownInput>) => computeCostBreakdown(input(change));
  const bike = { cents: 279_500, amount: 1, rate: 1900 };
  const parts = { cents: 10_400, amount: 2, rate: 1900 };

  describe('computeCost', () => {
    it('returns zero for an empty basket', () => {
      expect(cost({})).toMatchObject({
        goodsGrossCents: 0,
        goodsNetCents: 0,
        vats: [],
        voucherCents: 0,
        totalCents: 0,
      });
    });

    it('extracts VAT from gross prices once per rate', () => {
      expect(
        cost({ lines: [bike, parts], discount: { kind: 'amount', value: 5000 } }),
      ).toMatchObject({
        goodsGrossCents: 300_300,
        goodsNetCents: 252_353,
        voucherCents: 5000,
        vats: [{ rate: 1900, cents: 47_149 }],
        totalCents: 295_300,
      });
    });

    it.each([
      [{ kind: 'percent', value: 1000 }, 30_030],
      [{ kind: 'percent', value: 10_000 }, 300_300],
      [{ kind: 'percent', value: 333 }, 10_000],
      [{ kind: 'amount', value: 5000 }, 5000],
      [{ kind: 'amount', value: 999_999 }, 300_300],
      [null, 0],
    ] as const)('deducts %j from goods of 3,003.00: %i cents', (discount, voucherCents) => {
      const result = cost({
        lines: [bike, parts],
        discount,
        deliveryCents: 6900,
        paymentCents: 100,
      });
      expect(result.voucherCents).toBe(voucherCents);
      expect(result.totalCents).toBe(300_300 - voucherCents + 7000);
    });

    it('distributes a voucher over the rates without a remainder', () => {
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

    it('adds VAT to net prices, delivery, and payment', () => {
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

    it('adds no VAT where none applies', () => {
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

    it('keeps gross and total consistent for every amount', () => {
      for (let cents = 1; cents < 4000; cents += 37) {
        const { goodsNetCents, goodsGrossCents, vats, totalCents } = cost({
          lines: [{ cents, amount: 3, rate: 2100 }],
        });
        expect(goodsNetCents + (vats[0]?.cents ?? 0)).toBe(goodsGrossCents);
        expect(totalCents).toBe(cents * 3);
      }
    });
  });
});

describe('split cents', () => {
  describe('splitCents', () => {
    it.each([
      [0, [1, 2], [0, 0]],
      [100, [1, 1], [50, 50]],
      [100, [1, 1, 1], [34, 33, 33]],
      [101, [1, 1, 1], [34, 34, 33]],
      [1, [3, 7], [0, 1]],
      [5000, [279_500, 20_800], [4654, 346]],
      [100, [0, 5], [0, 100]],
      [0, [], []],
      [100, [0, 0], [0, 0]],
    ])('splits %i over %j into %j', (cents, weights, parts) => {
      expect(splitCents(cents, weights)).toEqual(parts);
    });

    it('always matches the total to the cent', () => {
      for (let cents = 0; cents < 500; cents += 7) {
        const weights = [cents + 1, cents * 3 + 2, 17];
        expect(splitCents(cents, weights).reduce((sum, part) => sum + part, 0)).toBe(cents);
      }
    });
  });
});

describe('tax regime', () => {
  const countries = {
    de: { countryId: 'de', vatRate: 1900, isEu: true },
    at: { countryId: 'at', vatRate: 2000, isEu: true },
    dk: { countryId: 'dk', vatRate: 2500, isEu: true },
    ch: { countryId: 'ch', vatRate: 0, isEu: false },
  };
  const consumer = { isB2bCustomer: false, hasConfirmedVatId: false };
  const company = { isB2bCustomer: false, hasConfirmedVatId: true };
  const dealer = { isB2bCustomer: true, hasConfirmedVatId: true };
  const dealerWithoutNumber = { isB2bCustomer: true, hasConfirmedVatId: false };
  const prices = { uvpCents: 219_900, saleCents: 199_900, hekCents: 110_000 };

  describe('resolveTaxRegime', () => {
    it.each([
      [
        'a domestic consumer',
        consumer,
        countries.de,
        { isNet: false, rate: 1900, exemption: null },
        199_900,
      ],
      [
        'a consumer in Austria',
        consumer,
        countries.at,
        { isNet: false, rate: 2000, exemption: null },
        199_900,
      ],
      [
        'a consumer in Denmark',
        consumer,
        countries.dk,
        { isNet: false, rate: 2500, exemption: null },
        199_900,
      ],
      [
        'a consumer in Switzerland',
        consumer,
        countries.ch,
        { isNet: false, rate: 0, exemption: 'export' },
        167_983,
      ],
      [
        'a company with a confirmed VAT ID in Austria',
        company,
        countries.at,
        { isNet: false, rate: 0, exemption: 'reverseCharge' },
        167_983,
      ],
      [
        'a domestic company with a confirmed VAT ID',
        company,
        countries.de,
        { isNet: false, rate: 1900, exemption: null },
        199_900,
      ],
      [
        'a company with a confirmed VAT ID in Switzerland',
        company,
        countries.ch,
        { isNet: false, rate: 0, exemption: 'export' },
        167_983,
      ],
      [
        'a domestic dealer',
        dealer,
        countries.de,
        { isNet: true, rate: 1900, exemption: null },
        110_000,
      ],
      [
        'a dealer in Austria',
        dealer,
        countries.at,
        { isNet: true, rate: 0, exemption: 'reverseCharge' },
        110_000,
      ],
      [
        'a dealer in Austria without a VAT ID',
        dealerWithoutNumber,
        countries.at,
        { isNet: true, rate: 2000, exemption: null },
        110_000,
      ],
      [
        'a dealer in Switzerland',
        dealer,
        countries.ch,
        { isNet: true, rate: 0, exemption: 'export' },
        110_000,
      ],
    ])('returns the regime for %s', (_name, buyer, country, regime, piece) => {
      expect(resolveTaxRegime(buyer, country)).toEqual(regime);
      expect(computeUnitCents(prices, resolveTaxRegime(buyer, country))).toBe(piece);
    });

    it('charges net delivery for net goods', () => {
      expect(computeChargeCents(6900, resolveTaxRegime(consumer, countries.at))).toBe(6900);
      expect(computeChargeCents(6900, resolveTaxRegime(consumer, countries.ch))).toBe(5798);
      expect(computeChargeCents(6900, resolveTaxRegime(company, countries.at))).toBe(5798);
      expect(computeChargeCents(6900, resolveTaxRegime(dealer, countries.de))).toBe(5798);
    });
  });
});
