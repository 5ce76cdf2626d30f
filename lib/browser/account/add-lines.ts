import { linesToAdd, type SourceLine } from '@/domain/account/lines-to-add';
import { availablePieces } from '@/domain/basket/limited-stock';
import { addToBasket } from '@/lib/browser/basket/basket-actions';
import { getCartStatus } from '@/lib/browser/basket/use-cart';

/** What became of a line that was to go into the basket; `wanted` and `added` are pieces. */
export type LineOutcome = { id: string; title: string; wanted: number } & (
  | { kind: 'added' }
  | { kind: 'partly'; added: number }
  /** Not one more piece is to be had at the moment. */
  | { kind: 'unavailable' }
  /** The shop refuses it for another reason, for instance because the basket is full. */
  | { kind: 'refused' }
  /** No longer sold. */
  | { kind: 'gone' }
  /** The shop did not answer: left for another try. */
  | { kind: 'open' }
);

/**
 * Puts lines into the basket in use, one after the other, and tells of each what became of it. When the shop stops
 * answering, the rest is left open instead of being tried in vain.
 */
export async function addLines(source: readonly SourceLine[]): Promise<LineOutcome[]> {
  const outcomes: LineOutcome[] = [];
  for (const line of linesToAdd(source)) {
    const isOpen = outcomes.at(-1)?.kind === 'open';
    const { id, title, amount } = line;
    outcomes.push(isOpen ? { id, title, wanted: amount, kind: 'open' } : await add(line));
  }
  return outcomes;
}

async function add({ id, title, amount, productId, persParam }: SourceLine): Promise<LineOutcome> {
  const about = { id, title, wanted: amount };
  if (productId === null) return { ...about, kind: 'gone' };
  const outcome = await addToBasket({ productId, title, amount, persParam });
  if (outcome.kind === 'added') return { ...about, kind: 'added' };
  if (outcome.kind === 'partly') return { ...about, kind: 'partly', added: outcome.added };
  if (getCartStatus() !== 'ready') return { ...about, kind: 'open' };
  return { ...about, kind: isSoldOut(outcome.message) ? 'unavailable' : 'refused' };
}

/** With pieces of it in the basket already, none may be left to add although there are some. */
function isSoldOut(message: string): boolean {
  return (
    availablePieces(message) !== null ||
    /^Product with id .+ (?:is not available|can not be ordered)/.test(message)
  );
}
