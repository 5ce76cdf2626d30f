/** What lies on the shelf and what the next two deliveries bring; a delivery without a day is not counted on. */
export interface StockAndIncoming {
  readonly stock: number;
  readonly incoming1: number | null;
  readonly incoming1At: unknown;
  readonly incoming2: number | null;
  readonly incoming2At: unknown;
}

/** Pieces that can be ordered: on the shelf and in deliveries with a known day. Nothing known means none. */
export function orderablePieces(product: StockAndIncoming): number {
  return (
    Math.max(0, product.stock) +
    incomingPieces(product.incoming1, product.incoming1At) +
    incomingPieces(product.incoming2, product.incoming2At)
  );
}

/** Pieces of a delivery that can be counted on; `at` is its day or moment, null while unknown. */
export function incomingPieces(amount: number | null, at: unknown): number {
  return at === null ? 0 : Math.max(0, amount ?? 0);
}
