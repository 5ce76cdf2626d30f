import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import { buildLatestDateChanges } from '../../shop/catalog/restocks';

export interface ArticleDetails {
  /** Values of the variant's options, such as size and color. */
  values: string[];
  /** Title of the main category; for a variant, the main category of its model. */
  category: string | null;
  /** Last date change of the first restock in epoch milliseconds, or null. */
  move: { formerAt: number; newAt: number } | null;
}

/** Returns, by product id, the data of each article besides SKU, price and stock. */
export async function listArticleDetails(
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
