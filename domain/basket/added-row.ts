import { parseAvailableQuantity } from './error-recovery';

/** Why a row was not added, in the words of the shop's schema (BasketRefusal). */
type RowRejectionType =
  | 'NOTAVAILABLE'
  | 'NOTORDERABLE'
  | 'OUTOFSTOCK'
  | 'LIMITEDAVAILABILITY'
  | 'INVALID';

interface RowRejection {
  readonly type: RowRejectionType;
  /** Quantity of the product that can still be added. */
  readonly available: number;
}

interface AddAttempt {
  /** The shop's message; empty when it sent none. */
  readonly message: string;
  /** Quantity that the shop added although it was less than requested. */
  readonly added: number;
  /** Quantity of the product in the basket before. */
  readonly held: number;
}

/**
 * Returns why the shop did not add a row completely, and how many pieces can still be added. The shop's message names
 * the stock including what the basket already holds.
 */
export function resolveRowRejection({ message, added, held }: AddAttempt): RowRejection {
  const inStock = parseAvailableQuantity(message);
  const available = added > 0 ? added : Math.max(0, (inStock ?? 0) - held);
  if (available > 0) return { type: 'LIMITEDAVAILABILITY', available };
  if (inStock !== null) return { type: 'OUTOFSTOCK', available };
  if (/^Product with id .* can not be ordered/.test(message))
    return { type: 'NOTORDERABLE', available };
  return /^(?:Product with id .* is not available|Product was not found)/.test(message)
    ? { type: 'NOTAVAILABLE', available }
    : { type: 'INVALID', available };
}
