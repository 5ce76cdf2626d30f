import 'server-only';
import type { ToldShop } from '@/domain/content-facts/tell-facts';
import { toCents } from '@/domain/money/cents';
import { ShopFactsDocument } from '@/graphql/generated/shop/graphql';
import { wireTypes } from '@/graphql/generated/shop/wire-types';
import { env } from '@/lib/platform/config/env';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from './cache-tags';

/** More models than a maker has. */
const ALL = 500;

/** What texts repeat of the shop: prices of models before anything is reduced, in cents, and how long goods wait for money or may come back. */
export async function readShopFacts(): Promise<Result<ToldShop>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: wireTypes,
    document: ShopFactsDocument,
    variables: { categoryId: 'bikes', offset: 0, limit: ALL },
    revalidate: CATALOG_REVALIDATE_SECONDS,
    retryOnce: true,
    tags: [catalogTags.all],
  });
  return mapResult(result, ({ terms: { returnDays, payHours, transferHours }, products }) => ({
    priceCents: products.flatMap(({ variants }) =>
      variants.map(({ price, listPrice }) => toCents((listPrice ?? price).price)),
    ),
    ...{ returnDays, payHours, transferHours },
  }));
}
