import { incomeTax } from './income-tax';
import { type LeasedBike, type LeasingRate, leasingRate } from './leasing-rate';
import type { LeasingTerms } from './leasing-terms';
import { wageDeductions } from './wage-deductions';
import type { WageTerms } from './wage-terms';

/** Who leases: somebody employed, with the gross wage of a month, or self-employed, with the profit of a year; in cents, null while not said. */
export type Lessee =
  | { kind: 'employee'; incomeCents: number | null; isSplit: boolean }
  | { kind: 'selfEmployed'; incomeCents: number | null; isSplit: boolean };

export type LeasingEstimate = LeasingRate & {
  /** What is missing in the purse each month, in cents; null while the income is not known, or below what the estimate holds for. */
  burdenCents: number | null;
  /** The burden over all months, and what the bicycle is usually offered for then. */
  totalCents: number | null;
  takeoverCents: number;
  /** True for a wage that other rules hold for. */
  isTooLow: boolean;
};

type Terms = { leasing: LeasingTerms; wage: WageTerms };

/**
 * What a job bike comes to in a month. For the employed the rate goes off the gross wage, and taxes are counted on the rest and the
 * benefit; for the self-employed it is an expense, and VAT is due on private use. Null for what lessors do not take.
 */
export function leasingEstimate(
  bike: LeasedBike,
  lessee: Lessee,
  terms: Terms,
): LeasingEstimate | null {
  const rate = leasingRate(bike, terms.leasing);
  if (rate === null) return null;
  const { incomeCents, kind } = lessee;
  const isTooLow =
    kind === 'employee' &&
    incomeCents !== null &&
    incomeCents - rate.rateCents < terms.wage.minWageCents;
  const burdenCents =
    incomeCents === null || isTooLow
      ? null
      : burdenOf(bike, rate, { ...lessee, incomeCents }, terms);
  return {
    ...rate,
    burdenCents,
    totalCents: burdenCents === null ? null : burdenCents * terms.leasing.months,
    takeoverCents: Math.round((bike.listPriceCents * terms.leasing.takeoverPercent) / 100),
    isTooLow,
  };
}

function burdenOf(
  bike: LeasedBike,
  { rateCents, benefitCents }: LeasingRate,
  { kind, incomeCents, isSplit }: Lessee & { incomeCents: number },
  { leasing, wage }: Terms,
): number {
  if (kind === 'selfEmployed') {
    const taxOf = (cents: number) => incomeTax(Math.floor(cents / 100), isSplit, wage) * 100;
    const saved = (taxOf(incomeCents) - taxOf(incomeCents - 12 * rateCents)) / 12;
    return Math.round(rateCents - saved + vatOnUse(bike, leasing));
  }
  const before = wageDeductions(incomeCents, isSplit, wage);
  const after = wageDeductions(incomeCents - rateCents + benefitCents, isSplit, wage);
  return rateCents - (before - after);
}

/** VAT on private use: out of 1 % of the list price a month, cut to whole hundreds of euros (Abschnitt 15.24 UStAE). */
function vatOnUse({ listPriceCents }: LeasedBike, { vatPercent }: LeasingTerms): number {
  const use = Math.floor(listPriceCents / 100_00) * 100;
  return (use * vatPercent) / (100 + vatPercent);
}
