import 'server-only';
import { z } from 'zod';
import type { ShippingRate } from '@/domain/delivery/shipping-cost';
import type { ParcelKind } from '@/domain/delivery/road-days';
import { toCents } from '@/domain/money/cents';
import { ShopTermsDocument } from '@/graphql/generated/shop/graphql';
import { wireTypes } from '@/graphql/generated/shop/wire-types';
import { env } from '@/lib/platform/config/env';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from './cache-tags';

/** What the house promises of every order. */
export interface ShopTerms {
  /** Days from receipt until which goods may be given back. */
  readonly returnDays: number;
  readonly shippingRates: readonly ShippingRate[];
}

const kinds = z.enum(['letter', 'parcel', 'bike']);

/** How goods of the shop's weight class travel; what nobody knows travels as a parcel. */
export const parcelKindOf = (weightClass: string): ParcelKind =>
  kinds.catch('parcel').parse(weightClass);

/** What the house promises of every order; a rate for goods of an unknown kind is left out. */
export async function readShopTerms(): Promise<Result<ShopTerms>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: wireTypes,
    document: ShopTermsDocument,
    variables: {},
    revalidate: CATALOG_REVALIDATE_SECONDS,
    retryOnce: true,
    tags: [catalogTags.all],
  });
  return mapResult(result, ({ terms }) => ({
    returnDays: terms.returnDays,
    shippingRates: terms.shippingRates.flatMap(({ isoAlpha2, weightClass, price, freeFrom }) => {
      const kind = kinds.safeParse(weightClass);
      if (!kind.success) return [];
      return [
        {
          countryId: isoAlpha2.toLowerCase(),
          kind: kind.data,
          cents: toCents(price),
          freeFromCents: freeFrom === null ? null : toCents(freeFrom),
        },
      ];
    }),
  }));
}
