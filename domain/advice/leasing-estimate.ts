import { computeIncomeTax, computeWageDeductions, type WageTerms } from './income-tax';
import {
  type LeasedBike,
  type LeasingRate,
  computeLeasingRate,
  type LeasingTerms,
} from './leasing-rate';

/** Nobody earns more in what is asked for; more than this is a slip of the keys. */
const maxEuros = 10_000_000;

/**
 * An amount of euros as people type it ("4.500", "4500,50 €", "4,500.50"), in cents; null for an empty text, undefined for everything
 * that is no amount above zero or none anybody has.
 */
export function parseIncome(text: string): number | null | undefined {
  const typed = text.replace(/[\s€']/g, '');
  if (typed === '') return null;
  const match = /^(\d{1,3}(?:[.,]\d{3})*|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed);
  if (!match) return undefined;
  const [, whole = '', cents = ''] = match;
  const euros = Number(whole.replace(/[.,]/g, ''));
  const value = euros * 100 + Number(cents.padEnd(2, '0'));
  return euros <= maxEuros && value > 0 ? value : undefined;
}

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
export function computeLeasingEstimate(
  bike: LeasedBike,
  lessee: Lessee,
  terms: Terms,
): LeasingEstimate | null {
  const rate = computeLeasingRate(bike, terms.leasing);
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
    const taxOf = (cents: number) => computeIncomeTax(Math.floor(cents / 100), isSplit, wage) * 100;
    const saved = (taxOf(incomeCents) - taxOf(incomeCents - 12 * rateCents)) / 12;
    return Math.round(rateCents - saved + vatOnUse(bike, leasing));
  }
  const before = computeWageDeductions(incomeCents, isSplit, wage);
  const after = computeWageDeductions(incomeCents - rateCents + benefitCents, isSplit, wage);
  return rateCents - (before - after);
}

/** VAT on private use: out of 1 % of the list price a month, cut to whole hundreds of euros (Abschnitt 15.24 UStAE). */
function vatOnUse({ listPriceCents }: LeasedBike, { vatPercent }: LeasingTerms): number {
  const use = Math.floor(listPriceCents / 100_00) * 100;
  return (use * vatPercent) / (100 + vatPercent);
}

/** What somebody asks of the leasing page, as its address says it. */
export type LeasingQuery = {
  /** The variant; empty for none. */
  sku: string;
  /** The code of what is mounted to it; empty for nothing. */
  configuration: string;
  who: Lessee['kind'];
  isSplit: boolean;
  /** As it was typed. */
  income: string;
  /** Where dealers are looked for, as it was typed. */
  place: string;
};

const longest = 60;

/** What an address asks, whoever wrote it: what makes no sense is left out. */
export function parseLeasingQuery(query: URLSearchParams): LeasingQuery {
  const text = (name: string) => (query.get(name) ?? '').slice(0, longest).trim();
  return {
    sku: text('sku'),
    configuration: text('configuration'),
    who: query.get('who') === 'selfEmployed' ? 'selfEmployed' : 'employee',
    isSplit: query.get('split') === '1',
    income: text('income'),
    place: text('place'),
  };
}

/** Who leases; with `isWrong` where an income was typed that is none: then it counts as not said. */
export function toLessee({ who, isSplit, income }: LeasingQuery): Lessee & { isWrong: boolean } {
  const incomeCents = parseIncome(income);
  return {
    kind: who,
    isSplit,
    incomeCents: incomeCents ?? null,
    isWrong: incomeCents === undefined,
  };
}
