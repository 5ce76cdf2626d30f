import type { Availability } from '@/domain/availability/availability';
import { findPriceReduction } from '@/domain/catalog/price';
import { toEuros } from '@/domain/money/cents';
import type { Json } from './json-ld';
import {
  type ShippingRate,
  type ShippingZone,
  listShippingZones,
  listPublicPriceCountries,
} from '@/domain/delivery/shipping-cost';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import type { Language } from '@/domain/locale/language';
import type { OrderTerms } from '@/lib/gateways/shop/order-terms.gateway';
import { toSiteUrl } from '@/lib/platform/config/env';

const states = {
  now: 'https://schema.org/InStock',
  date: 'https://schema.org/BackOrder',
  unknown: 'https://schema.org/OutOfStock',
} as const;

interface OfferFacts {
  /** Absolute URL of the page that preselects this variant. */
  readonly url: string;
  /** Public price in cents. */
  readonly priceCents: number;
  readonly availability: Availability;
  readonly isUsed: boolean;
  /** Lowest price of the 30 days before a reduction, in cents; null when no reduction is announced. */
  readonly lowestPrice30DaysCents: number | null;
  /** JSON-LD references to the shipping and return policy nodes of the page. */
  readonly shipping: Json;
  readonly returns: Json;
}

/** Builds a schema.org Offer with price, availability (or the date it becomes available), shipping and returns. */
export function buildOfferJsonLd(facts: OfferFacts): Json {
  const { url, priceCents, availability, isUsed, lowestPrice30DaysCents } = facts;
  const reduction = findPriceReduction({ priceCents, lowestPrice30DaysCents });
  return {
    '@type': 'Offer',
    url,
    price: toEuros(priceCents),
    priceCurrency: 'EUR',
    priceSpecification: reduction === null ? undefined : struckPrice(reduction.fromCents),
    availability: states[availability.kind],
    availabilityStarts: availability.kind === 'date' ? availability.date : undefined,
    itemCondition: isUsed ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
    shippingDetails: facts.shipping,
    hasMerchantReturnPolicy: facts.returns,
  };
}

/** Builds the reference price of a reduction: the lowest price of the last 30 days, as shown on the page. */
function struckPrice(cents: number): Json {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toEuros(cents),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  };
}

/** Minimum and maximum handling time in working days: items in stock ship on the next working day. */
const handlingDays = [1, 1] as const;

interface ShippingNodes {
  /** Shipping nodes of the page, one per distinct shipping option. */
  readonly nodes: readonly Json[];
  /** Returns the JSON-LD references to the shipping nodes for an offer at this price in cents. */
  refer(cents: number): Json;
}

/**
 * Builds schema.org OfferShippingDetails for the prices of a page. Offers with the same shipping reference the same
 * node.
 */
export function buildShippingJsonLd(
  rates: readonly ShippingRate[],
  { kind, prices }: { readonly kind: ParcelKind; readonly prices: readonly number[] },
): ShippingNodes {
  const ids = new Map<string, { readonly id: string; readonly zone: ShippingZone }>();
  const idOf = (zone: ShippingZone): string => {
    const key = JSON.stringify(zone);
    const known = ids.get(key) ?? { id: `#shipping-${ids.size + 1}`, zone };
    ids.set(key, known);
    return known.id;
  };
  const byPrice = new Map(
    [...new Set(prices)].map((cents) => [
      cents,
      listShippingZones(rates, { kind, cents }).map(idOf),
    ]),
  );
  return {
    nodes: [...ids.values()].map(({ id, zone }) => zoneJsonLd(id, zone)),
    refer: (cents) => {
      const references = (byPrice.get(cents) ?? []).map((id) => ({
        '@id': id,
      }));
      return references.length === 0 ? undefined : references;
    },
  };
}

function zoneJsonLd(id: string, { countryIds, cents, transitDays: roadDays }: ShippingZone): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toEuros(cents),
      currency: 'EUR',
    },
    shippingDestination: countryIds.map((countryId) => ({
      '@type': 'DefinedRegion',
      addressCountry: countryId.toUpperCase(),
    })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(roadDays),
    },
  };
}

const days = ([fewest, most]: readonly [number, number]): Json => ({
  '@type': 'QuantitativeValue',
  minValue: fewest,
  maxValue: most,
  unitCode: 'DAY',
});

/** Id by which offers reference the return policy, which appears once per page. */
export const getReturnPolicyId = (): string => toSiteUrl('/#returns');

/**
 * Builds a schema.org MerchantReturnPolicy with return window, method and fees, for all countries where the public
 * price applies. Undefined when the shop does not tell the return window.
 */
export function buildReturnPolicyJsonLd(language: Language, terms: OrderTerms) {
  if (terms.returnDays === null) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': getReturnPolicyId(),
    applicableCountry: listPublicPriceCountries(terms.shippingRates).map(code),
    returnPolicyCountry: 'DE',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: terms.returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: toSiteUrl(`/${language}/withdrawal`),
  };
}

const code = (countryId: string): string => countryId.toUpperCase();
