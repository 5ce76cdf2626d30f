import {
  type Availability,
  getAvailabilityForQuantity,
  type StockFacts,
} from '@/domain/availability/availability';

/** One variant as dealers see it: pieces, days (ISO, UTC midnight) and prices in cents. */
export type AvailabilityRow = {
  readonly productId: string;
  readonly sku: string;
  readonly kind: 'bike' | 'accessory';
  /** The model's or article's name in the asked language, and the slug of its page. */
  readonly title: string;
  readonly slug: string;
  /** Empty where the article has none. */
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
  /** The first delivery's day before it last moved, and when it moved; null when it never did. */
  readonly formerIncoming1At: string | null;
  readonly movedAt: string | null;
  /** The caller's own net price, and the recommended retail price with VAT. */
  readonly hekCents: number;
  readonly uvpCents: number;
  readonly b2bOnly: boolean;
};

/** Every variant the caller may order. */
export type AvailabilityReport = {
  /** When it was read, ISO UTC. */
  readonly at: string;
  readonly rows: readonly AvailabilityRow[];
};

/** When a variant, or so many pieces of it together, can leave the house (Specification §4). */
export function getRowAvailability(row: AvailabilityRow, pieces = 1): Availability {
  return getAvailabilityForQuantity(pieces, stockFacts(row));
}

function stockFacts(row: AvailabilityRow): StockFacts {
  return {
    stock: row.stock,
    marmstock1: row.incoming1,
    marmstockDate1: row.incoming1At,
    marmstock2: row.incoming2,
    marmstockDate2: row.incoming2At,
  };
}

/** The first delivery's former day, when it moved since the last visit; null otherwise. `since` null: there was no visit. */
export function findFormerRestockDate(row: AvailabilityRow, since: string | null): string | null {
  const { formerIncoming1At, incoming1At, movedAt } = row;
  if (movedAt === null || incoming1At === null || formerIncoming1At === incoming1At) return null;
  return since === null || movedAt > since ? formerIncoming1At : null;
}
