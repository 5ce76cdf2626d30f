import type { StringFilterInput } from '@/graphql/generated/shop-types';
import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import type { Caller } from '../base/context';
import { matchesText } from '../base/list-arguments';
import type { CategoryModel, ProductCategoryModel } from '../base/product-model';
import { visibleTo } from '../base/visible-products';

const titles = {
  de: { column: 'title_de', aliased: 'title_de as title' },
  en: { column: 'title_en', aliased: 'title_en as title' },
} as const;

interface CategoryFilter {
  title: StringFilterInput | null;
  /** Matches top categories as an empty text. */
  parentId: StringFilterInput | null;
  /** Categories that hold nothing they may see are left out; empty ones are not. */
  caller: Caller;
}

/** All categories that match, in order. */
export async function findCategories(
  db: Database,
  language: Language,
  { title, parentId, caller }: CategoryFilter,
): Promise<CategoryModel[]> {
  let query = db.selectFrom('category').select(['id', titles[language].aliased]);
  if (title)
    query = query.where(({ ref, and }) => and(matchesText(ref(titles[language].column), title)));
  if (parentId)
    query = query.where(({ fn, val, ref, and }) =>
      and(matchesText(fn.coalesce(ref('parent_id'), val('')), parentId)),
    );
  query = query.where(({ or, not, exists, selectFrom }) => {
    const products = selectFrom('product_category')
      .innerJoin('product', 'product.id', 'product_category.product_id')
      .select('product.id')
      .whereRef('product_category.category_id', '=', 'category.id');
    return or([not(exists(products)), exists(products.where(visibleTo(caller)))]);
  });
  return query.orderBy('position').orderBy('id').execute();
}

/** The categories of each product, the main one first. */
export async function findProductCategories(
  db: Database,
  language: Language,
  productIds: readonly string[],
): Promise<Map<string, ProductCategoryModel[]>> {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .select([
      'product_category.product_id',
      'product_category.is_main',
      'category.id',
      titles[language].aliased,
    ])
    .where('product_category.product_id', 'in', productIds)
    .orderBy('product_category.is_main', 'desc')
    .orderBy('category.position')
    .execute();
  const found = new Map<string, ProductCategoryModel[]>();
  for (const { product_id, is_main, id, title } of rows) {
    found.set(product_id, [...(found.get(product_id) ?? []), { id, title, isMain: is_main === 1 }]);
  }
  return found;
}
