import { z } from 'zod';
import type { ShippingRate } from '@/domain/delivery/shipping-cost';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import { toCents } from '@/domain/money/cents';
import {
  ShopTermsDocument,
  InstallmentsDocument,
  ShopContentVariablesDocument,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import { env } from '@/lib/platform/config/env';
import { fetchPublicShopData } from './fetch-public-shop-data';
import type { Language } from '@/domain/locale/language';
import type { InstallmentOffer } from '@/domain/payment/installments';
import type { ShopVariableSource } from '@/domain/content/build-content-variables';
import 'server-only';

/** The shop's terms that apply to all orders. */
export interface OrderTerms {
  /** Return period: days after receipt; null when the shop does not tell. */
  readonly returnDays: number | null;
  readonly shippingRates: readonly ShippingRate[];
}

const kinds = z.enum(['letter', 'parcel', 'bike']);

/** Maps the shop's weight class to the kind of parcel. An unknown or missing class counts as a parcel. */
export const toParcelKind = (weightClass: string | null): ParcelKind =>
  kinds.catch('parcel').parse(weightClass);

/**
 * Fetches the shop's terms that apply to all orders. Leaves out shipping rates of an unknown weight class. A shop that has
 * no terms gets the return period of the settings.
 */
export async function fetchOrderTerms(): Promise<Result<OrderTerms>> {
  const result = withoutTerms(await fetchPublicShopData(ShopTermsDocument, {}));
  return mapResult(result, ({ terms }) => ({
    returnDays: terms?.returnDays ?? env.RETURN_DAYS ?? null,
    shippingRates: (terms?.shippingRates ?? []).flatMap(
      ({ isoAlpha2, weightClass, price, freeFrom }) => {
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
      },
    ),
  }));
}

/** A shop without the query has no terms; that is no failure. */
function withoutTerms<Data extends { terms: unknown }>(
  result: Result<Data>,
): Result<Data | { terms: null }> {
  return !result.ok && result.error.layer === 'unsupported' ? success({ terms: null }) : result;
}

/** Fetches the installment offers available to every customer in the home market. */
export async function fetchInstallments(language: Language): Promise<Result<InstallmentOffer[]>> {
  const result = withoutTerms(await fetchPublicShopData(InstallmentsDocument, {}, { language }));
  return mapResult(result, ({ terms }) =>
    (terms?.instalments ?? []).map(({ title, description, maxTotal }) => ({
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
  const variables = { categoryId: 'bikes', offset: 0, limit: ALL };
  const result = await fetchPublicShopData(ShopContentVariablesDocument, variables);
  return mapResult(result, ({ terms, products }) => ({
    priceCents: products.flatMap(({ variants }) =>
      variants.map(({ price, listPrice }) => toCents((listPrice ?? price).price)),
    ),
    returnDays: terms?.returnDays ?? env.RETURN_DAYS ?? null,
    payHours: terms?.payHours ?? env.PAY_HOURS ?? null,
    transferHours: terms?.transferHours ?? env.TRANSFER_HOURS ?? null,
  }));
}
