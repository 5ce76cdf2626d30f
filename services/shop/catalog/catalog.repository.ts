import type { StringFilterInput } from '@/graphql/generated/shop-types';
import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import type { Caller } from '../base/shop-context';
import { buildTextFilter, type PageRange } from '../base/graphql-values';
import type { CategoryModel, ProductCategoryModel } from '../base/product-model';
import { buildVisibilityCondition } from '../base/access-control';
import { type OrderByDirection, sql } from 'kysely';
import { maxSqlLimit, lowerCaseSql } from '../../database/sql-helpers';

const titles = {
  de: { column: 'title_de', aliased: 'title_de as title' },
  en: { column: 'title_en', aliased: 'title_en as title' },
} as const;

interface CategoryFilter {
  title: StringFilterInput | null;
  /** Filter on the id of the parent category. Top-level categories have an empty string as their parent id. */
  parentId: StringFilterInput | null;
  /**
   * Categories in which all products are hidden from this caller are left out; categories without products are kept.
   */
  caller: Caller;
}

/** Returns all categories that match the filter, in display order. */
export async function selectCategories(
  db: Database,
  language: Language,
  { title, parentId, caller }: CategoryFilter,
): Promise<CategoryModel[]> {
  let query = db.selectFrom('category').select(['id', titles[language].aliased]);
  if (title)
    query = query.where(({ ref, and }) =>
      and(buildTextFilter(ref(titles[language].column), title)),
    );
  if (parentId)
    query = query.where(({ fn, val, ref, and }) =>
      and(buildTextFilter(fn.coalesce(ref('parent_id'), val('')), parentId)),
    );
  query = query.where(({ or, not, exists, selectFrom }) => {
    const products = selectFrom('product_category')
      .innerJoin('product', 'product.id', 'product_category.product_id')
      .select('product.id')
      .whereRef('product_category.category_id', '=', 'category.id');
    return or([not(exists(products)), exists(products.where(buildVisibilityCondition(caller)))]);
  });
  return query.orderBy('position').orderBy('id').execute();
}

/** Returns the categories of each product by product id, the main category first. */
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

export interface ProductListQuery {
  title: StringFilterInput | null;
  categoryId: string | null;
  /** Products hidden from this caller are left out. */
  caller: Caller;
  page: PageRange;
  order: {
    by: 'title' | 'consumerPrice' | 'dealerPrice' | 'position';
    direction: OrderByDirection;
  }[];
}

/**
 * Returns the ids of one page of the active products that match the filter, in the requested order. Variants are not
 * included.
 */
export async function findProductIds(
  db: Database,
  language: string,
  filter: ProductListQuery,
): Promise<string[]> {
  let query = db
    .selectFrom('product')
    .innerJoin('product_text as text', (join) =>
      join.onRef('text.product_id', '=', 'product.id').on('text.language', '=', language),
    )
    .select('product.id')
    .where('product.parent_id', 'is', null)
    .where('product.active', '=', sql.lit(1))
    .where(buildVisibilityCondition(filter.caller));

  const { title, categoryId } = filter;
  if (title) query = query.where(({ ref, and }) => and(buildTextFilter(ref('text.title'), title)));
  if (categoryId !== null) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_category')
          .select('product_category.category_id')
          .whereRef('product_category.product_id', '=', 'product.id')
          .where('product_category.category_id', '=', categoryId),
      ),
    );
  }
  for (const { by, direction } of filter.order)
    query = query.orderBy(orderExpression(by, filter.caller), direction);
  query = query
    .orderBy('product.id')
    .limit(filter.page.limit ?? maxSqlLimit)
    .offset(filter.page.offset);
  return (await query.execute()).map((row) => row.id);
}

/** Returns the SQL for a parent's price: that of the cheapest variant visible to the caller. */
const cheapest = (column: string, caller: Caller) => sql<number>`(
  select min(${sql.ref(`price.${column}`)}) from price join product as sold on sold.id = price.product_id
  where sold.active = 1 and ${buildVisibilityCondition(caller, 'sold')}
  and (sold.id = product.id or sold.parent_id = product.id)
)`;

function orderExpression(by: ProductListQuery['order'][number]['by'], caller: Caller) {
  if (by === 'title') return lowerCaseSql(sql.ref<string>('text.title'));
  if (by === 'position') return sql<number>`product.position`;
  return cheapest(by === 'consumerPrice' ? 'sale_cents' : 'hek_cents', caller);
}

/** Returns the net purchase price (HEK) in cents of every active product with an SKU. */
export async function findPurchasePrices(
  db: Database,
): Promise<{ sku: string; hekCents: number }[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.id')
    .select(['product.sku', 'price.hek_cents'])
    .where('product.active', '=', 1)
    .where('product.sku', 'is not', null)
    .orderBy('product.sku')
    .execute();
  return rows.flatMap(({ sku, hek_cents }) => (sku === null ? [] : [{ sku, hekCents: hek_cents }]));
}
