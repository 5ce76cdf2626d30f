import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { toCents } from '@/domain/money/cents';
import type { InstalmentOffer } from '@/domain/payment/instalments';
import { InstalmentsDocument } from '@/graphql/generated/shop/graphql';
import { wireTypes } from '@/graphql/generated/shop/wire-types';
import { env } from '@/lib/platform/config/env';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from './cache-tags';

/** The ways to pay in parts that everybody at home is offered. */
export async function readInstalments(language: Language): Promise<Result<InstalmentOffer[]>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: wireTypes,
    document: InstalmentsDocument,
    variables: {},
    headers: { 'Accept-Language': language },
    revalidate: CATALOG_REVALIDATE_SECONDS,
    retryOnce: true,
    tags: [catalogTags.all],
  });
  return mapResult(result, ({ terms }) =>
    terms.instalments.map(({ title, description, maxTotal }) => ({
      ...{ title, description },
      maxTotalCents: maxTotal === null ? null : toCents(maxTotal),
    })),
  );
}
