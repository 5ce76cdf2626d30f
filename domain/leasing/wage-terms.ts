import { type IsoDay, isoDay } from '../time/day';

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
  asOf: isoDay('2026-01-01'),
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
