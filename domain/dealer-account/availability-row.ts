import {
  type Availability,
  getAvailabilityForQuantity,
  type StockData,
} from '@/domain/availability/availability';

/** A variant as shown to dealers: stock in pieces, days in ISO format (UTC midnight), prices in cents. */
export type AvailabilityRow = {
  readonly productId: string;
  readonly sku: string;
  readonly kind: 'bike' | 'accessory';
  /** Name of the model or article in the requested language, and the slug of its page. */
  readonly title: string;
  readonly slug: string;
  /** Frame and drivetrain of a bicycle, or the variant name of an accessory; empty if there is none. */
  readonly variation: string;
  readonly colorShort: string;
  readonly colorName: string;
  readonly colorHex: string | null;
  readonly sizeShort: string;
  readonly stock: number;
  readonly incoming1: number;
  readonly incoming1At: string | null;
  readonly incoming2: number;
  readonly incoming2At: string | null;
  /** Day of the first restock before it was last moved, and the time of that change; null if it was never moved. */
  readonly formerIncoming1At: string | null;
  readonly movedAt: string | null;
  /** The dealer's net purchase price, and the recommended retail price including VAT. */
  readonly hekCents: number;
  readonly uvpCents: number;
  readonly b2bOnly: boolean;
};

/** All variants the dealer may order. */
export type AvailabilityReport = {
  /** Time of the query, ISO UTC. */
  readonly at: string;
  readonly rows: readonly AvailabilityRow[];
};

/** Returns when a variant, or the given number of pieces of it, can ship (Specification §4). */
export function getRowAvailability(row: AvailabilityRow, pieces = 1): Availability {
  return getAvailabilityForQuantity(pieces, stockFacts(row));
}

function stockFacts(row: AvailabilityRow): StockData {
  return {
    stock: row.stock,
    marmstock1: row.incoming1,
    marmstockDate1: row.incoming1At,
    marmstock2: row.incoming2,
    marmstockDate2: row.incoming2At,
  };
}

/**
 * Returns the former day of the first restock if it was moved since the last visit; otherwise null. If `since` is null
 * (no visit yet), every move counts.
 */
export function findFormerRestockDate(row: AvailabilityRow, since: string | null): string | null {
  const { formerIncoming1At, incoming1At, movedAt } = row;
  if (movedAt === null || incoming1At === null || formerIncoming1At === incoming1At) return null;
  return since === null || movedAt > since ? formerIncoming1At : null;
}
