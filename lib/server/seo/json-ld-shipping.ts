import {
  type ShippingRate,
  type ShippingZone,
  shippingZones,
} from '@/domain/delivery/shipping-cost';
import type { ParcelKind } from '@/domain/delivery/road-days';
import { fromCents } from '@/domain/money/cents';
import type { Json } from './json-ld';

/** What is in the house leaves it on the next working day. */
const handlingDays = [1, 1] as const;

interface ShippingNodes {
  /** Each way there is, once. */
  readonly nodes: readonly Json[];
  /** What an offer of this price refers to. */
  refer(cents: number): Json;
}

/** schema.org OfferShippingDetails for the prices of a page; offers that travel alike share theirs, so that a page says each once. */
export function shippingJsonLd(
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
    [...new Set(prices)].map((cents) => [cents, shippingZones(rates, { kind, cents }).map(idOf)]),
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

function zoneJsonLd(id: string, { countryIds, cents, roadDays }: ShippingZone): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: fromCents(cents),
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
