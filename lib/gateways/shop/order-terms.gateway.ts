import { z } from 'zod';
import type { ShippingRate } from '@/domain/delivery/shipping-cost';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import { toCents } from '@/domain/money/cents';
import {
  ShopTermsDocument,
  InstallmentsDocument,
  ShopContentVariablesDocument,
} from '@/graphql/generated/shop/graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { env } from '@/lib/platform/config/env';
import { fetchGraphql } from '@/lib/gateways/fetch-graphql';
import { mapResult, type Result } from '@/lib/gateways/result';
import { CATALOG_REVALIDATE_SECONDS, catalogTags } from './catalog.gateway';
import type { Language } from '@/domain/locale/language';
import type { InstallmentOffer } from '@/domain/payment/installments';
import type { ShopVariableSource } from '@/domain/content/build-content-variables';
import 'server-only';

/** The shop's terms that apply to all orders. */
export interface OrderTerms {
  /** Return period: days after receipt. */
  readonly returnDays: number;
  readonly shippingRates: readonly ShippingRate[];
}

const kinds = z.enum(['letter', 'parcel', 'bike']);

/** Maps the shop's weight class to the kind of parcel. An unknown class counts as a parcel. */
export const toParcelKind = (weightClass: string): ParcelKind =>
  kinds.catch('parcel').parse(weightClass);

/** Fetches the shop's terms that apply to all orders. Leaves out shipping rates of an unknown weight class. */
export async function fetchOrderTerms(): Promise<Result<OrderTerms>> {
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

/** Fetches the installment offers available to every customer in the home market. */
export async function fetchInstallments(language: Language): Promise<Result<InstallmentOffer[]>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: schemaTypes,
    document: InstallmentsDocument,
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

/** Page size of model queries, larger than the number of models. The shop's default is smaller. */
const ALL = 500;

/**
 * Fetches the shop's values for placeholders in editorial texts: model prices before any reduction (cents), payment
 * period (hours) and return period (days).
 */
export async function fetchShopVariables(): Promise<Result<ShopVariableSource>> {
  const result = await fetchGraphql({
    url: env.SHOP_URL,
    types: schemaTypes,
    document: ShopContentVariablesDocument,
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
