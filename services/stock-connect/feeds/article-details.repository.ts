import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import { buildLatestDateChanges } from '../../shop/catalog/restocks';

export interface ArticleDetails {
  /** The values that tell a variant from its siblings. */
  values: string[];
  /** The main category's title; a variant has its model's. */
  category: string | null;
  /** How the first delivery was moved last, in epoch milliseconds; null when it never was. */
  move: { formerAt: number; newAt: number } | null;
}

/** What the shop knows of each article besides number, price and stock, by the product's id. */
export async function findArticleDetails(
  db: Database,
  language: Language,
): Promise<Map<string, ArticleDetails>> {
  const titles = { de: 'category.title_de', en: 'category.title_en' } as const;
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_text as text', (join) =>
      join.onRef('text.product_id', '=', 'product.id').on('text.language', '=', language),
    )
    .leftJoin('product_category as main', (join) =>
      join
        .on('main.product_id', '=', ({ fn }) => fn.coalesce('product.parent_id', 'product.id'))
        .on('main.is_main', '=', 1),
    )
    .leftJoin('category', 'category.id', 'main.category_id')
    .leftJoin(buildLatestDateChanges(db), (join) =>
      join.onRef('move.product_id', '=', 'product.id'),
    )
    .where('product.sku', 'is not', null)
    .select([
      ...(['product.id', 'text.variant_values', 'move.former_at', 'move.new_at'] as const),
      `${titles[language]} as category`,
    ])
    .execute();
  return new Map(
    rows.map(({ id, variant_values, category, former_at, new_at }) => [
      id,
      {
        values: JSON.parse(variant_values) as string[],
        category,
        move: former_at === null || new_at === null ? null : { formerAt: former_at, newAt: new_at },
      },
    ]),
  );
}
