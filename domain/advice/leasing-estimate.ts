import { computeIncomeTax, computeWageDeductions, type WageTaxParameters } from './income-tax';
import {
  type LeasedBike,
  type LeasingRate,
  computeLeasingRate,
  type LeasingTerms,
} from './leasing-rate';

/** Maximum income in euros; higher values are treated as typing errors. */
const maxEuros = 10_000_000;

/**
 * Parses a typed amount in euros ("4.500", "4500,50 €", "4,500.50") to cents; null for an empty text, undefined for an
 * amount that is invalid, not positive or implausibly high.
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

/**
 * The lessee: an employee with a monthly gross wage, or a self-employed person with a yearly profit. `incomeCents` is
 * null while no income is entered.
 */
export type Lessee =
  | { kind: 'employee'; incomeCents: number | null; isSplit: boolean }
  | { kind: 'selfEmployed'; incomeCents: number | null; isSplit: boolean };

export type LeasingEstimate = LeasingRate & {
  /** Reduction of the monthly net income in cents; null while the income is unknown or too low for the estimate. */
  burdenCents: number | null;
  /** Sum of `burdenCents` over the term of the contract; null while `burdenCents` is null. */
  totalCents: number | null;
  /** Usual price to take over the bicycle at the end of the contract, in cents. */
  takeoverCents: number;
  /** True when the wage minus the leasing rate is below `minWageCents`, so that no burden can be estimated. */
  isTooLow: boolean;
};

type Terms = { leasing: LeasingTerms; wage: WageTaxParameters };

/**
 * Estimates the monthly cost of a leased bicycle. For employees the rate reduces the gross wage, and tax is computed on
 * the remainder plus the benefit in kind. For the self-employed the rate is an expense, and VAT is due on private use.
 * Null for a price that lessors do not accept.
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

/**
 * Returns the monthly VAT on private use, in cents: the VAT contained in 1 % of the list price, which is first rounded
 * down to whole hundreds of euros (Abschnitt 15.24 UStAE).
 */
function vatOnUse({ listPriceCents }: LeasedBike, { vatPercent }: LeasingTerms): number {
  const use = Math.floor(listPriceCents / 100_00) * 100;
  return (use * vatPercent) / (100 + vatPercent);
}

/** Query parameters of the leasing page. */
export type LeasingQuery = {
  /** SKU of the variant; empty for none. */
  sku: string;
  /** Code of the configuration; empty for none. */
  configuration: string;
  lesseeKind: Lessee['kind'];
  isSplit: boolean;
  /** Income as typed. */
  income: string;
  /** Place of the dealer search, as typed. */
  place: string;
};

const longest = 60;

/** Parses the leasing query; invalid values are ignored. */
export function parseLeasingQuery(query: URLSearchParams): LeasingQuery {
  const text = (name: string) => (query.get(name) ?? '').slice(0, longest).trim();
  return {
    sku: text('sku'),
    configuration: text('configuration'),
    lesseeKind: query.get('who') === 'selfEmployed' ? 'selfEmployed' : 'employee',
    isSplit: query.get('split') === '1',
    income: text('income'),
    place: text('place'),
  };
}

/** Returns the lessee of a query. When the typed income is invalid, `isWrong` is true and `incomeCents` is null. */
export function toLessee({
  lesseeKind,
  isSplit,
  income,
}: LeasingQuery): Lessee & { isIncomeInvalid: boolean } {
  const incomeCents = parseIncome(income);
  return {
    kind: lesseeKind,
    isSplit,
    incomeCents: incomeCents ?? null,
    isIncomeInvalid: incomeCents === undefined,
  };
}
