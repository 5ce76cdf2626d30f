import type { Lessee } from './leasing-estimate';
import { readIncome } from './read-income';

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
export function readLeasingQuery(query: URLSearchParams): LeasingQuery {
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
export function lesseeOf({ who, isSplit, income }: LeasingQuery): Lessee & { isWrong: boolean } {
  const incomeCents = readIncome(income);
  return {
    kind: who,
    isSplit,
    incomeCents: incomeCents ?? null,
    isWrong: incomeCents === undefined,
  };
}
