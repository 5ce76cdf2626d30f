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
