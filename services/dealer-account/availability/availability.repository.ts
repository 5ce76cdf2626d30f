import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import { findLatestDateChanges } from '../../shop/catalog/restocks';

const placesAtATime = 1_000;

/** Streams the list positions of all articles that B2B customers may order, in chunks, sorted by article id. */
export async function* streamArticlePositions(db: Database): AsyncGenerator<ArticlePosition[]> {
  let last = '';
  for (;;) {
    const places = await findPlaces(db, last);
    yield places;
    const end = places.at(-1);
    if (!end || places.length < placesAtATime) return;
    last = end.id;
  }
}

function findPlaces(db: Database, after: string) {
  return db
    .selectFrom('product')
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .where('product.active', '=', 1)
    .where('product.sku', 'is not', null)
    .select([
      'product.id',
      'product.parent_id',
      'product.outlet',
      'product.weight_class',
      'product.position',
      'parent.position as parent_position',
    ])
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(placesAtATime)
    .execute();
}

/**
 * Returns the articles with these ids in the given order, each with the latest date change of its first restock.
 * Articles that can no longer be ordered are left out.
 */
export async function listOrderableRows(
  db: Database,
  language: Language,
  ids: readonly string[],
): Promise<OrderableRow[]> {
  const rows = new Map((await selectOrderable(db, language, ids)).map((row) => [row.id, row]));
  const moves = await findLatestDateChanges(db, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, ...(moves.get(id) ?? noMove) }] : [];
  });
}

function selectOrderable(db: Database, language: Language, ids: readonly string[]) {
  return db
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.id')
    .innerJoin('product_text', (join) =>
      join
        .onRef('product_text.product_id', '=', 'product.id')
        .on('product_text.language', '=', language),
    )
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .where('product.id', 'in', ids)
    .where('product.active', '=', 1)
    .select([
      'product.id',
      'product.parent_id',
      'product.sku',
      'product.weight_class',
      'product.b2b_only',
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
    .execute();
}

const noMove = { former_at: null, new_at: null, changed_at: null };

interface Move {
  former_at: number | null;
  new_at: number | null;
  changed_at: number | null;
}

export type ArticlePosition = Awaited<ReturnType<typeof findPlaces>>[number];
export type OrderableRow = Awaited<ReturnType<typeof selectOrderable>>[number] & Move;
