import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import { newestMoves } from '../../shop/catalog/catalog.service';

/** Everything that b2b customers may order, with its model's place in the shop, in one read of the database. */
export function findOrderableRows(db: Database, language: Language) {
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
    .leftJoin(newestMoves(db), (join) => join.onRef('move.product_id', '=', 'product.id'))
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
      'move.former_at',
      'move.new_at',
      'move.moved_at',
    ])
    .execute();
}

export type OrderableRow = Awaited<ReturnType<typeof findOrderableRows>>[number];
