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
import type { ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import { toSiteUrl } from '@/lib/platform/config/env';

const states = {
  now: 'https://schema.org/InStock',
  date: 'https://schema.org/BackOrder',
  unknown: 'https://schema.org/OutOfStock',
} as const;

interface OfferFacts {
  /** The full address under which exactly this is chosen. */
  readonly url: string;
  /** The public price. */
  readonly priceCents: number;
  readonly availability: Availability;
  readonly isUsed: boolean;
  /** What it cost least in the 30 days before a reduction; without it nothing is said to be reduced. */
  readonly lowestPrice30DaysCents: number | null;
  /** References to what the page says of shipping and returns. */
  readonly shipping: Json;
  readonly returns: Json;
}

/** schema.org Offer: what it costs, whether it is there, or from which day, how it comes and goes back. */
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

/** The price beside which a reduction is announced: the lowest of 30 days, as on the page. */
function struckPrice(cents: number): Json {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toEuros(cents),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  };
}

/** What is in the house leaves it on the next working day. */
const handlingDays = [1, 1] as const;

interface ShippingNodes {
  /** Each way there is, once. */
  readonly nodes: readonly Json[];
  /** What an offer of this price refers to. */
  refer(cents: number): Json;
}

/** schema.org OfferShippingDetails for the prices of a page; offers that travel alike share theirs, so that a page says each once. */
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

/** What offers call the house's returns by; the policy stands once on a page. */
export const getReturnsId = (): string => toSiteUrl('/#returns');

/** schema.org MerchantReturnPolicy: until when, how and for free, wherever the public price is paid. */
export function buildReturnsJsonLd(language: Language, terms: ShopTerms) {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': getReturnsId(),
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
