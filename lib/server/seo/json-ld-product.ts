import type { Availability } from '@/domain/availability/availability';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import type { Language } from '@/domain/locale/language';
import type { OrderTerms } from '@/lib/gateways/shop/order-terms.gateway';
import type { Json } from './json-ld';
import {
  buildOfferJsonLd,
  buildReturnPolicyJsonLd,
  buildShippingJsonLd,
  getReturnPolicyId,
} from './json-ld-offer';

/** A variant on sale. Values that are null are left out of the structured data. */
export interface OfferedVariant {
  readonly sku: string;
  readonly name: string;
  /** Absolute URL of the page that preselects this variant. `image` is absolute as well. */
  readonly url: string;
  readonly image: string;
  readonly color: string | null;
  readonly size: string | null;
  /** Text that distinguishes variants of the same color and size. */
  readonly model?: string | null;
  readonly weightGrams: number | null;
  /** The manufacturer's part number; null for products of other brands, whose part numbers are unknown. */
  readonly mpn: string | null;
  /** EAN-13. */
  readonly gtin: string | null;
  /** Public price in cents. */
  readonly priceCents: number;
  readonly availability: Availability;
  readonly lowestPrice30DaysCents: number | null;
}

export interface ProductJsonLdInput {
  readonly name: string;
  readonly description: string;
  /** Absolute URL of the product page. `image` is absolute as well. */
  readonly url: string;
  readonly image: string;
  readonly brand: string;
  /** The shop's id of the group of all variants. */
  readonly groupId: string;
  readonly kind: ParcelKind;
  readonly isUsed: boolean;
  readonly variants: readonly OfferedVariant[];
  /** Null when the shop did not return terms. Shipping and returns are then left out of the structured data. */
  readonly terms: OrderTerms | null;
}

/**
 * Builds a schema.org Product for a single variant, otherwise a ProductGroup with an offer per variant. Adds each
 * shipping and return node once. Empty without variants.
 */
export function buildProductJsonLd(language: Language, facts: ProductJsonLdInput): Json[] {
  const { variants, terms } = facts;
  const [only] = variants;
  if (only === undefined) return [];
  const prices = variants.map(({ priceCents }) => priceCents);
  const shipping = terms && buildShippingJsonLd(terms.shippingRates, { kind: facts.kind, prices });
  const returnPolicy = terms && buildReturnPolicyJsonLd(language, terms);
  const offer = ({ url, priceCents, availability, lowestPrice30DaysCents }: OfferedVariant): Json =>
    buildOfferJsonLd({
      ...{ url, priceCents, availability, lowestPrice30DaysCents },
      isUsed: facts.isUsed,
      shipping: shipping?.refer(priceCents),
      returns: returnPolicy ? { '@id': getReturnPolicyId() } : undefined,
    });
  const product = variants.length === 1 ? single(facts, only, offer(only)) : group(facts, offer);
  return [
    product,
    ...(shipping?.nodes ?? []),
    ...(returnPolicy ? [{ '@context': 'https://schema.org', ...returnPolicy }] : []),
  ];
}

function single(
  { name, description, url, brand }: ProductJsonLdInput,
  only: OfferedVariant,
  offer: Json,
) {
  return {
    '@context': 'https://schema.org',
    ...toVariantFields(only),
    name,
    description,
    url,
    brand: { '@type': 'Brand', name: brand },
    offers: offer,
  };
}

function group(facts: ProductJsonLdInput, offer: (variant: OfferedVariant) => Json): Json {
  const { name, description, url, image, brand, groupId, variants } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name,
    description,
    url,
    image,
    brand: { '@type': 'Brand', name: brand },
    productGroupID: groupId,
    variesBy: (['color', 'size', 'model'] as const).flatMap((field) =>
      new Set(variants.map((variant) => variant[field])).size > 1
        ? [`https://schema.org/${field}`]
        : [],
    ),
    hasVariant: variants.map((variant) => ({
      ...toVariantFields(variant),
      offers: offer(variant),
    })),
  };
}

function toVariantFields({
  sku,
  name,
  image,
  color,
  size,
  model,
  weightGrams,
  mpn,
  gtin,
}: OfferedVariant) {
  return {
    // Fields with the same value in many variants are adjacent, which compresses better (about 50 bytes on a bike
    // page).
    '@type': 'Product',
    name,
    sku,
    mpn: mpn ?? undefined,
    gtin13: gtin ?? undefined,
    image,
    color: color ?? undefined,
    size: size ?? undefined,
    model: model ?? undefined,
    weight:
      weightGrams === null
        ? undefined
        : {
            '@type': 'QuantitativeValue',
            value: weightGrams / 1000,
            unitCode: 'KGM',
          },
  };
}
