import type { Availability } from '@/domain/catalog/availability';
import { announcedReduction } from '@/domain/catalog/price';
import { fromCents } from '@/domain/money/cents';
import { organizationId } from './organization-id';

/** What structured data is made of; fields that are undefined are left out. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Structured data as a text that cannot end the script it stands in. */
export function jsonLdText(data: Json): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const STATES = {
  now: 'https://schema.org/InStock',
  date: 'https://schema.org/BackOrder',
  unknown: 'https://schema.org/OutOfStock',
} as const;

interface OfferedVariant {
  readonly sku: string;
  readonly priceCents: number;
  readonly availability: Availability;
  /** What it cost least in the 30 days before a reduction; without it nothing is said to be reduced. */
  readonly lowestPrice30DaysCents?: number | null;
}

interface ProductFacts {
  readonly name: string;
  readonly description: string;
  /** Full addresses. */
  readonly url: string;
  readonly image: string;
  readonly brand: string;
  readonly isUsed?: boolean;
  /** What is offered, with public prices. */
  readonly variants: readonly OfferedVariant[];
}

/** schema.org Product: one Offer, or an AggregateOffer with the range of prices and one Offer for each variant. */
export function productJsonLd({
  name,
  description,
  url,
  image,
  brand,
  isUsed = false,
  variants,
}: ProductFacts): Json {
  const offers = variants.map((variant) => offer(variant, url, isUsed));
  const cents = variants.map(({ priceCents }) => priceCents);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url,
    image,
    brand: { '@type': 'Brand', name: brand },
    sku: variants.length === 1 ? variants[0]?.sku : undefined,
    offers:
      offers.length === 1
        ? offers[0]
        : {
            '@type': 'AggregateOffer',
            priceCurrency: 'EUR',
            lowPrice: fromCents(Math.min(...cents)),
            highPrice: fromCents(Math.max(...cents)),
            offerCount: offers.length,
            offers,
          },
  };
}

function offer(
  { sku, priceCents, availability, lowestPrice30DaysCents = null }: OfferedVariant,
  url: string,
  isUsed: boolean,
): Json {
  const reduction = announcedReduction({ priceCents, lowestPrice30DaysCents });
  return {
    '@type': 'Offer',
    sku,
    url,
    price: fromCents(priceCents),
    priceCurrency: 'EUR',
    priceSpecification: reduction === null ? undefined : struckPrice(reduction.fromCents),
    availability: STATES[availability.kind],
    availabilityStarts: availability.kind === 'date' ? availability.date : undefined,
    itemCondition: isUsed
      ? 'https://schema.org/RefurbishedCondition'
      : 'https://schema.org/NewCondition',
    seller: { '@id': organizationId() },
  };
}

/** The price beside which a reduction is announced: the lowest of 30 days, as on the page. */
function struckPrice(cents: number): Json {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: fromCents(cents),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  };
}

/** schema.org BreadcrumbList; `url` is the full address of each step. */
export function breadcrumbJsonLd(
  steps: readonly { readonly name: string; readonly url: string }[],
): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
