import type { Database } from '../../database/database';

/** Each product's newest move of its first delivery, as `move` to be joined by `product_id`. */
export function newestMoves(db: Database) {
  return db
    .selectFrom(
      db
        .selectFrom('delivery_move')
        .where('slot', '=', 1)
        .select(({ fn }) => [
          ...(['product_id', 'former_at', 'new_at', 'moved_at'] as const),
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('product_id').orderBy('moved_at', 'desc').orderBy('id'),
            )
            .as('turn'),
        ])
        .as('numbered'),
    )
    .where('turn', '=', 1)
    .select(['product_id', 'former_at', 'new_at', 'moved_at'])
    .as('move');
}

/** The newest move of the first delivery of each of these products that has one. */
export async function newestMovesOf(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, { former_at: number; new_at: number; moved_at: number }>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('delivery_move')
    .select(['product_id', 'former_at', 'new_at', 'moved_at'])
    .where('product_id', 'in', productIds)
    .where('slot', '=', 1)
    .orderBy('moved_at')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ product_id, ...move }) => [product_id, move]));
}
