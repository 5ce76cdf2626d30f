import { type OrderByDirection, sql } from 'kysely';
import type { StringFilterInput } from '@/graphql/generated/shop-types';
import type { Database } from '../../database/database';
import { everything } from '../../database/no-limit';
import { anyCase } from '../../database/any-letter-case';
import type { Caller } from '../base/context';
import { matchesText, type Page } from '../base/list-arguments';
import { visibleTo } from '../base/visible-products';

export interface ProductListWish {
  title: StringFilterInput | null;
  categoryId: string | null;
  /** What they may not see is left out. */
  caller: Caller;
  page: Page;
  order: {
    by: 'title' | 'consumerPrice' | 'dealerPrice' | 'position';
    direction: OrderByDirection;
  }[];
}

/** Ids of the active products that stand for themselves (no variants), filtered, in order, one page of them. */
export async function findProductIds(
  db: Database,
  language: string,
  wish: ProductListWish,
): Promise<string[]> {
  let query = db
    .selectFrom('product')
    .innerJoin('product_text as text', (join) =>
      join.onRef('text.product_id', '=', 'product.id').on('text.language', '=', language),
    )
    .select('product.id')
    .where('product.parent_id', 'is', null)
    .where('product.active', '=', sql.lit(1))
    .where(visibleTo(wish.caller));

  const { title, categoryId } = wish;
  if (title) query = query.where(({ ref, and }) => and(matchesText(ref('text.title'), title)));
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
  for (const { by, direction } of wish.order)
    query = query.orderBy(orderExpression(by, wish.caller), direction);
  query = query
    .orderBy('product.id')
    .limit(wish.page.limit ?? everything)
    .offset(wish.page.offset);
  return (await query.execute()).map((row) => row.id);
}

/** A parent costs what the cheapest of its variants costs that the caller may see. */
const cheapest = (column: string, caller: Caller) => sql<number>`(
  select min(${sql.ref(`price.${column}`)}) from price join product as sold on sold.id = price.product_id
  where sold.active = 1 and ${visibleTo(caller, 'sold')}
  and (sold.id = product.id or sold.parent_id = product.id)
)`;

function orderExpression(by: ProductListWish['order'][number]['by'], caller: Caller) {
  if (by === 'title') return anyCase(sql.ref<string>('text.title'));
  if (by === 'position') return sql<number>`product.position`;
  return cheapest(by === 'consumerPrice' ? 'sale_cents' : 'hek_cents', caller);
}
