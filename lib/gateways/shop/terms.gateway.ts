import { z } from 'zod';
import type { ShippingRate } from '@/domain/delivery/shipping-cost';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import { toCents } from '@/domain/money/cents';
import {
  ShopTermsDocument,
  InstalmentsDocument,
  ShopFactsDocument,
} from '@/graphql/generated/shop/graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { env } from '@/lib/platform/config/env';
import { fetchGraphql } from '@/lib/gateways/fetch-graphql';
import { mapResult, type Result } from '@/lib/gateways/result';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from './catalog.gateway';
import type { Language } from '@/domain/locale/language';
import type { InstallmentOffer } from '@/domain/payment/installments';
import type { ShopSource } from '@/domain/content/build-content-variables';
import 'server-only';

/** What the house promises of every order. */
export interface ShopTerms {
  /** Days from receipt until which goods may be given back. */
  readonly returnDays: number;
  readonly shippingRates: readonly ShippingRate[];
}

const kinds = z.enum(['letter', 'parcel', 'bike']);

/** How goods of the shop's weight class travel; what nobody knows travels as a parcel. */
export const toParcelKind = (weightClass: string): ParcelKind =>
  kinds.catch('parcel').parse(weightClass);

/** What the house promises of every order; a rate for goods of an unknown kind is left out. */
export async function fetchShopTerms(): Promise<Result<ShopTerms>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: schemaTypes,
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

/** The ways to pay in parts that everybody at home is offered. */
export async function fetchInstallments(language: Language): Promise<Result<InstallmentOffer[]>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: schemaTypes,
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

/** More models than a maker has. */
const ALL = 500;

/** What texts repeat of the shop: prices of models before anything is reduced, in cents, and how long goods wait for money or may come back. */
export async function fetchShopVariables(): Promise<Result<ShopSource>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: schemaTypes,
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
