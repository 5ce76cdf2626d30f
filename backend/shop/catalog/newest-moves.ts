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
