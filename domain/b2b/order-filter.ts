import type { B2bOrderState, B2bOrderSummary } from './b2b-order';
import { matchesWords } from './matches-words';

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

/** The orders in that state whose number, reference, content or invoice holds all of the words. */
export function filterOrders(
  orders: readonly B2bOrderSummary[],
  { words, state }: OrderFilter,
): B2bOrderSummary[] {
  return orders.filter(
    (order) => (state === null || order.state === state) && matchesWords(words, textsOf(order)),
  );
}

function textsOf({ orderNumber, reference, content, invoiceNumber }: B2bOrderSummary): string[] {
  return [String(orderNumber), reference, content, invoiceNumber ?? ''];
}
