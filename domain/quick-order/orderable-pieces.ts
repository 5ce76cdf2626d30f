import type { AvailabilityRow } from '../b2b/availability-row';

type StockOfRow = Pick<
  AvailabilityRow,
  'stock' | 'incoming1' | 'incoming1At' | 'incoming2' | 'incoming2At'
>;

/** Pieces that can be ordered, as the shop counts them: on the shelf and in deliveries with a known day. */
export function orderablePieces(row: StockOfRow): number {
  return (
    Math.max(0, row.stock) +
    (row.incoming1At === null ? 0 : Math.max(0, row.incoming1)) +
    (row.incoming2At === null ? 0 : Math.max(0, row.incoming2))
  );
}
