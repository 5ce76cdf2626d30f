import { type IsoDay, toIsoDay } from '@/domain/time/day';

/** Income tax and social insurance in Germany, as far as an estimate needs them. */
export type WageTerms = {
  asOf: IsoDay;
  /** Euros a year: where the zones of § 32a EStG end. */
  zones: readonly [basic: number, second: number, third: number, fourth: number];
  /** The figures of § 32a EStG. */
  second: readonly [number, number];
  third: readonly [number, number, number];
  fourth: readonly [number, number];
  fifth: readonly [number, number];
  /** Euros of income tax a year up to which there is no solidarity surcharge (§ 3 SolzG). */
  soliFree: number;
  /** Euros a year: employees' and special expenses without proof. */
  lumpSums: number;
  /** Cents a month up to which contributions are counted. */
  healthCeilingCents: number;
  pensionCeilingCents: number;
  /** The employee's halves, in percent. */
  healthPercent: number;
  carePercent: number;
  pensionPercent: number;
  unemploymentPercent: number;
  /** What of the health contribution counts against tax, in percent. */
  deductibleHealthPercent: number;
  /** Cents a month below which other rules hold (§ 20 SGB IV). */
  minWageCents: number;
};

export const wageTerms: WageTerms = {
  asOf: toIsoDay('2026-01-01'),
  zones: [12_348, 17_799, 69_878, 277_825],
  second: [914.51, 1_400],
  third: [173.1, 2_397, 1_034.87],
  fourth: [0.42, 11_135.63],
  fifth: [0.45, 19_470.38],
  soliFree: 20_350,
  lumpSums: 1_266,
  healthCeilingCents: 5_812_50,
  pensionCeilingCents: 8_450_00,
  healthPercent: 8.75,
  carePercent: 1.8,
  pensionPercent: 9.3,
  unemploymentPercent: 1.3,
  deductibleHealthPercent: 8.45,
  minWageCents: 2_000_00,
};

const soliPercent = 5.5;
/** Above the free amount the surcharge rises by so much of what is above, until it is whole. */
const soliRisePercent = 11.9;

/**
 * Income tax with solidarity surcharge of a year's taxable income, both in whole euros, by § 32a EStG; with `isSplit` for two who are
 * taxed together. Nothing for what is below zero.
 */
export function computeIncomeTax(taxable: number, isSplit: boolean, terms: WageTerms): number {
  const share = isSplit ? 2 : 1;
  const tax = share * Math.floor(basicTax(Math.floor(Math.max(0, taxable) / share), terms));
  const above = tax - share * terms.soliFree;
  if (above <= 0) return tax;
  const soli = Math.min((tax * soliPercent) / 100, (above * soliRisePercent) / 100);
  return tax + Math.floor(soli);
}

function basicTax(income: number, { zones, second, third, fourth, fifth }: WageTerms): number {
  const [basicEnd, secondEnd, thirdEnd, fourthEnd] = zones;
  if (income <= basicEnd) return 0;
  if (income <= secondEnd) {
    const y = (income - basicEnd) / 10_000;
    return (second[0] * y + second[1]) * y;
  }
  if (income <= thirdEnd) {
    const z = (income - secondEnd) / 10_000;
    return (third[0] * z + third[1]) * z + third[2];
  }
  const [rate, less] = income <= fourthEnd ? fourth : fifth;
  return rate * income - less;
}

/**
 * What goes off a month's gross wage for income tax and social insurance, in cents: an estimate without church tax, for somebody in
 * the statutory health insurance.
 */
export function computeWageDeductions(
  grossCents: number,
  isSplit: boolean,
  terms: WageTerms,
): number {
  const forHealth = Math.min(grossCents, terms.healthCeilingCents);
  const forPension = Math.min(grossCents, terms.pensionCeilingCents);
  const social =
    (forHealth * (terms.healthPercent + terms.carePercent) +
      forPension * (terms.pensionPercent + terms.unemploymentPercent)) /
    100;
  const deductible =
    (forHealth * (terms.deductibleHealthPercent + terms.carePercent) +
      forPension * terms.pensionPercent) /
    100;
  const taxable = Math.floor((12 * (grossCents - deductible)) / 100 - terms.lumpSums);
  return Math.round(social + (computeIncomeTax(taxable, isSplit, terms) * 100) / 12);
}
