import type { WageTerms } from './wage-terms';

const soliPercent = 5.5;
/** Above the free amount the surcharge rises by so much of what is above, until it is whole. */
const soliRisePercent = 11.9;

/**
 * Income tax with solidarity surcharge of a year's taxable income, both in whole euros, by § 32a EStG; with `isSplit` for two who are
 * taxed together. Nothing for what is below zero.
 */
export function incomeTax(taxable: number, isSplit: boolean, terms: WageTerms): number {
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
