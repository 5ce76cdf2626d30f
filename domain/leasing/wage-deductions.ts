import { incomeTax } from './income-tax';
import type { WageTerms } from './wage-terms';

/**
 * What goes off a month's gross wage for income tax and social insurance, in cents: an estimate without church tax, for somebody in
 * the statutory health insurance.
 */
export function wageDeductions(grossCents: number, isSplit: boolean, terms: WageTerms): number {
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
  return Math.round(social + (incomeTax(taxable, isSplit, terms) * 100) / 12);
}
