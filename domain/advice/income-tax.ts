import { type IsoDay, toIsoDay } from '@/domain/time/day';

/** Parameters of German income tax and social insurance that the estimate needs. */
export type WageTaxParameters = {
  asOf: IsoDay;
  /** Ends of the income zones of § 32a EStG, in euros per year. */
  zones: readonly [basic: number, second: number, third: number, fourth: number];
  /** Coefficients of the formulas for the second to fifth income zone (§ 32a EStG). */
  second: readonly [number, number];
  third: readonly [number, number, number];
  fourth: readonly [number, number];
  fifth: readonly [number, number];
  /** Income tax in euros per year up to which no solidarity surcharge is due (§ 3 SolzG). */
  soliFree: number;
  /** Standard deductions for employee expenses and special expenses, in euros per year. */
  lumpSums: number;
  /** Contribution ceilings, in cents per month. */
  healthCeilingCents: number;
  pensionCeilingCents: number;
  /** The employee's shares of the social insurance contributions, in percent of the wage. */
  healthPercent: number;
  carePercent: number;
  pensionPercent: number;
  unemploymentPercent: number;
  /** Tax-deductible health insurance contribution, in percent of the wage. */
  deductibleHealthPercent: number;
  /** Lowest wage that can be estimated, in cents per month; other rules apply to lower wages (§ 20 SGB IV). */
  minWageCents: number;
};

export const wageTaxParameters: WageTaxParameters = {
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
/** Solidarity surcharge just above the exemption limit, in percent of the tax that exceeds the limit (§ 4 SolzG). */
const soliRisePercent = 11.9;

/**
 * Computes income tax plus solidarity surcharge for a year's taxable income, both in whole euros, by § 32a EStG.
 * `isSplit` applies the splitting for married couples. Returns 0 for negative income.
 */
export function computeIncomeTax(
  taxable: number,
  isSplit: boolean,
  terms: WageTaxParameters,
): number {
  const share = isSplit ? 2 : 1;
  const tax = share * Math.floor(basicTax(Math.floor(Math.max(0, taxable) / share), terms));
  const above = tax - share * terms.soliFree;
  if (above <= 0) return tax;
  const soli = Math.min((tax * soliPercent) / 100, (above * soliRisePercent) / 100);
  return tax + Math.floor(soli);
}

function basicTax(
  income: number,
  { zones, second, third, fourth, fifth }: WageTaxParameters,
): number {
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
 * Estimates income tax and social insurance of a monthly gross wage, in cents, without church tax and for statutory
 * health insurance.
 */
export function computeWageDeductions(
  grossCents: number,
  isSplit: boolean,
  terms: WageTaxParameters,
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
