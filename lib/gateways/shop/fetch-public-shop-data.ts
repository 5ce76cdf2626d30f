import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Language } from '@/domain/locale/language';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { fetchGraphql } from '@/lib/gateways/fetch-graphql';
import type { ErrorPath } from '@/lib/gateways/parse-response';
import type { Result } from '@/lib/gateways/result';
import { env } from '@/lib/platform/config/env';
import { isSchemaMismatch } from '@/domain/errors/shop-fault';
import { prepareOperation } from './schema/prepare-operation';
import { refreshShopSchema } from './schema/load-shop-schema';

/** Cache lifetime of catalog data in seconds. A change in the shop expires the cache earlier. */
const CATALOG_REVALIDATE_SECONDS = 300;

/** Cache tags of the shop's catalog data: one for the whole catalog, and one per product. */
export const catalogTags = {
  all: 'catalog',
  product: (id: string): string => `product:${id}`,
};

/**
 * Fields without which a page would say something wrong: a price, a claim, the parts of a bicycle, or that everybody may
 * order.
 */
const essentialFields = new Set<string | number>([
  ...['price', 'listPrice', 'lowestPrice30Days', 'terms'],
  ...['active', 'dealer', 'variants', 'accessories'],
]);

/** True for an error in another field of a product. */
const isInsignificant = (path: ErrorPath): boolean =>
  path.length > 1 &&
  !essentialFields.has(path.at(-1) ?? '') &&
  !path.includes('price') &&
  !path.includes('listPrice');

interface PublicShopOptions {
  /** Language of the texts; without it the shop decides. */
  readonly language?: Language;
  /** Cache tags beside that of the whole catalog. */
  readonly tags?: readonly string[];
}

/**
 * Runs a query without a token, so that the data are the public ones, and caches the response. The query is cut to the
 * shop's schema; fields that the shop lacks are null.
 */
export async function fetchPublicShopData<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: PublicShopOptions = {},
): Promise<Result<Data>> {
  const send = () => fetchOnce(document, variables, options);
  const first = await send();
  const isRefused =
    !first.ok && first.error.layer === 'graphql' && isSchemaMismatch(first.error.message);
  // The shop refused the document, because its schema has changed or was unknown.
  return isRefused && (await refreshShopSchema()) ? send() : first;
}

async function fetchOnce<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { language, tags = [] }: PublicShopOptions,
): Promise<Result<Data>> {
  const prepared = await prepareOperation(document, variables);
  if (!prepared.ok) return prepared;
  return fetchGraphql({
    url: env.SHOP_URL,
    types: schemaTypes,
    document,
    acceptsError: isInsignificant,
    sentDocument: prepared.data.document,
    variables: prepared.data.variables as Variables,
    ...(language !== undefined && { headers: { 'Accept-Language': language } }),
    revalidate: CATALOG_REVALIDATE_SECONDS,
    retryOnce: true,
    tags: [catalogTags.all, ...tags],
  });
}
