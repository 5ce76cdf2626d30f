import type { B2bOrderState } from './b2b-order';

/** The states an order goes through, and that it was cancelled. */
export const orderStates = [
  'accepted',
  'assembled',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly B2bOrderState[];

/** The steps of an order that is not cancelled, first to last. */
export const b2bOrderSteps = orderStates.filter((state) => state !== 'cancelled');

export type OrderFilter = { readonly words: string; readonly state: B2bOrderState | null };

/** Reads the filter of an address's query; what it does not know is left out. */
export function toOrderFilter(query: string): OrderFilter {
  const parameters = new URLSearchParams(query);
  const state = orderStates.find((known) => known === parameters.get('state')) ?? null;
  return { words: parameters.get('q') ?? '', state };
}

/** The query of a filter, without its question mark; empty when nothing is filtered. */
export function orderFilterQuery({ words, state }: OrderFilter): string {
  const parameters = new URLSearchParams();
  if (words.trim() !== '') parameters.set('q', words);
  if (state) parameters.set('state', state);
  return parameters.toString();
}
