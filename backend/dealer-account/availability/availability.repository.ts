import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import { newestMovesOf } from '../../shop/catalog/catalog.service';

const readAtATime = 1_000;

/** Everything that b2b customers may order, with its model's place in the shop and the newest move of its first delivery, some at a time. */
export async function* eachOrderable(
  db: Database,
  language: Language,
): AsyncGenerator<OrderableRow[]> {
  let last = '';
  for (;;) {
    const rows = await findOrderable(db, language, last);
    const moves = await newestMovesOf(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => ({ ...row, ...(moves.get(row.id) ?? noMove) }));
    const end = rows.at(-1);
    if (!end || rows.length < readAtATime) return;
    last = end.id;
  }
}

function findOrderable(db: Database, language: Language, after: string) {
  return db
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.id')
    .innerJoin('product_text', (join) =>
      join
        .onRef('product_text.product_id', '=', 'product.id')
        .on('product_text.language', '=', language),
    )
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .where('product.active', '=', 1)
    .where('product.sku', 'is not', null)
    .select([
      'product.id',
      'product.parent_id',
      'product.sku',
      'product.outlet',
      'product.weight_class',
      'product.b2b_only',
      'product.position',
      'parent.position as parent_position',
      'product_text.title',
      'product_text.variant_values',
      'stock.amount',
      'stock.incoming1',
      'stock.incoming1_at',
      'stock.incoming2',
      'stock.incoming2_at',
      'price.hek_cents',
      'price.uvp_cents',
    ])
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(readAtATime)
    .execute();
}

const noMove = { former_at: null, new_at: null, moved_at: null };

interface Move {
  former_at: number | null;
  new_at: number | null;
  moved_at: number | null;
}

export type OrderableRow = Awaited<ReturnType<typeof findOrderable>>[number] & Move;
