import { describe, expect, it } from 'vitest';
import { computeIncomeTax } from './income-tax';
import { computeLeasingEstimate, type Lessee } from './leasing-estimate';
import { computeLeasingRate } from './leasing-rate';
import { leasingTerms } from './leasing-rate';
import { parseIncome } from './leasing-estimate';
import { computeWageDeductions } from './income-tax';
import { wageTaxParameters } from './income-tax';

const terms = { leasing: leasingTerms, wage: wageTaxParameters };
const bike = { priceCents: 2_795_00, listPriceCents: 2_795_00 };

describe('leasing rate', () => {
  it.each([
    // Columns: price and list price, then financing, insurance and taxable benefit. 2,795 gross is 2,348.74 net, of
    // which 352.31 is the residual value.
    [2_795_00, 2_795_00, 6274, 783, 6_00],
    [749_00, 749_00, 1681, 210, 1_00],
    [12_000_00, 12_000_00, 26935, 3360, 30_00],
    // A reduced price lowers the rate. The taxable benefit and the insurance are based on the list price.
    [1_790_00, 2_395_00, 4018, 671, 5_00],
    [3_999_99, 3_999_99, 8978, 1120, 9_00],
    [4_000_00, 4_000_00, 8978, 1120, 10_00],
  ])(
    'for %i cents (list %i) consists of %i and %i, with taxable benefit %i',
    (price, list, ...parts) => {
      const rate = computeLeasingRate({ priceCents: price, listPriceCents: list }, leasingTerms);
      const [financeCents, insuranceCents, benefitCents] = parts;
      expect(rate).toEqual({
        ...{ financeCents, insuranceCents, benefitCents },
        rateCents: (financeCents ?? 0) + (insuranceCents ?? 0),
      });
    },
  );

  it.each([0, -1, 748_99, 12_000_01, Number.NaN, Number.POSITIVE_INFINITY])(
    'returns null for %d cents',
    (priceCents) => {
      expect(
        computeLeasingRate({ priceCents, listPriceCents: priceCents }, leasingTerms),
      ).toBeNull();
    },
  );

  it('is repaid in equal parts without interest', () => {
    const free = { ...leasingTerms, interestPercent: 0, residualPercent: 0, vatPercent: 0 };
    const rate = computeLeasingRate({ priceCents: 3_600_00, listPriceCents: 3_600_00 }, free);
    expect(rate?.financeCents).toBe(100_00);
  });
});

describe('income tax of 2026', () => {
  it.each([
    [-1, false, 0],
    [12_348, false, 0],
    [12_349, false, 0],
    [17_799, false, 1_034],
    [40_000, false, 7_209],
    [69_878, false, 18_213],
    [80_000, true, 14_418],
    // Income tax of 22,464.37. The surcharge is 11.9 % of the amount above 20,350.
    [80_000, false, 22_464 + 251],
    [300_000, false, 115_529 + 6_354],
  ])('for %i euros (joint assessment: %s) is %i', (income, isSplit, tax) => {
    expect(computeIncomeTax(income, isSplit, wageTaxParameters)).toBe(tax);
  });
});

describe('wage deductions', () => {
  it('rise with the wage and are lower for joint assessment', () => {
    const wages = [2_000_00, 3_000_00, 4_500_00, 6_000_00, 9_000_00, 30_000_00];
    const off = wages.map((wage) => computeWageDeductions(wage, false, wageTaxParameters));
    expect(off).toEqual([...off].sort((a, b) => a - b));
    for (const [index, wage] of wages.entries())
      expect(computeWageDeductions(wage, true, wageTaxParameters)).toBeLessThan(off[index] ?? 0);
  });

  it('include social insurance only up to its ceilings', () => {
    const [at, above] = [8_450_00, 8_550_00].map((wage) =>
      computeWageDeductions(wage, false, wageTaxParameters),
    );
    const ofHundred = (above ?? 0) - (at ?? 0);
    expect(ofHundred).toBeGreaterThan(41_00);
    expect(ofHundred).toBeLessThan(48_00);
  });
});

describe('leasing estimate', () => {
  const employee = (incomeCents: number | null, isSplit = false): Lessee => ({
    ...{ kind: 'employee', incomeCents, isSplit },
  });

  it('costs an employee over 30 euros a month but less than the rate', () => {
    const burdens = [3_000_00, 4_500_00, 8_000_00].map(
      (income) => computeLeasingEstimate(bike, employee(income), terms)?.burdenCents ?? 0,
    );
    for (const burden of burdens) {
      expect(burden).toBeGreaterThan(30_00);
      expect(burden).toBeLessThan(70_57);
    }
  });

  it('adds up the monthly burden and includes the takeover price', () => {
    const estimate = computeLeasingEstimate(bike, employee(4_500_00), terms);
    expect(estimate?.totalCents).toBe((estimate?.burdenCents ?? 0) * 36);
    expect(estimate?.takeoverCents).toBe(475_15);
  });

  it.each([
    ['the income is unknown', employee(null), false],
    ['the income is too low', employee(2_070_00), true],
    ['the income is close to zero', employee(1), true],
  ])('returns only the rate when %s', (_case, lessee, isTooLow) => {
    expect(computeLeasingEstimate(bike, lessee, terms)).toMatchObject({
      ...{ rateCents: 70_57, burdenCents: null, totalCents: null, isTooLow },
    });
  });

  it('deducts tax from the rate of the self-employed and adds VAT for private use', () => {
    const of = (incomeCents: number) =>
      computeLeasingEstimate(bike, { kind: 'selfEmployed', incomeCents, isSplit: false }, terms)
        ?.burdenCents;
    // 1 % of 2,700 euros is 27, including 4.31 of VAT. Without income tax there are no tax savings.
    expect(of(5_000_00)).toBe(70_57 + 4_31);
    expect(of(500_000_00)).toBeLessThan(45_00);
  });

  it('returns null for a price outside the lessor limits', () => {
    const bell = { priceCents: 45_00, listPriceCents: 45_00 };
    expect(computeLeasingEstimate(bell, employee(4_500_00), terms)).toBeNull();
  });
});

describe('parse income', () => {
  it.each<[string, number | null | undefined]>([
    ['', null],
    ['  ', null],
    ['4500', 4_500_00],
    ['4.500', 4_500_00],
    ['4,500', 4_500_00],
    ['4500,5', 4_500_50],
    ['4.500,50 €', 4_500_50],
    ['4,500.50', 4_500_50],
    ['0', undefined],
    ['-3000', undefined],
    ['10000001', undefined],
    ['999999999999', undefined],
    ['1e9', undefined],
    ['Infinity', undefined],
    ['viel', undefined],
    ['<script>', undefined],
  ])('parses %j as %s', (text, cents) => {
    expect(parseIncome(text)).toBe(cents);
  });
});
