import type { StringFilterInput } from '@/graphql/generated/shop-resolvers';
import type { Database } from '../../database/database';
import type { Language } from '../context';
import { matchesText } from '../list-arguments';

const titles = {
  de: { column: 'title_de', aliased: 'title_de as title' },
  en: { column: 'title_en', aliased: 'title_en as title' },
} as const;

export interface CategoryModel {
  id: string;
  title: string;
}

export interface ProductCategoryModel extends CategoryModel {
  isMain: boolean;
}

/** All categories that match, in order; `parentId` matches top categories as an empty text. */
export async function findCategories(
  db: Database,
  language: Language,
  filter: { title: StringFilterInput | null; parentId: StringFilterInput | null },
): Promise<CategoryModel[]> {
  const { title, parentId } = filter;
  let query = db.selectFrom('category').select(['id', titles[language].aliased]);
  if (title)
    query = query.where(({ ref, and }) => and(matchesText(ref(titles[language].column), title)));
  if (parentId)
    query = query.where(({ fn, val, ref, and }) =>
      and(matchesText(fn.coalesce(ref('parent_id'), val('')), parentId)),
    );
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
