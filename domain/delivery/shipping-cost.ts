import { isEuCountry } from '@/domain/address/countries';
import { type ParcelKind, type TransitDays, getTransitDays } from './transit-days';

/** Shipping rate for a country and kind of parcel, in gross cents including the home country's VAT. */
export interface ShippingRate {
  /** Country of delivery as lowercase ISO code. */
  readonly countryId: string;
  readonly kind: ParcelKind;
  readonly cents: number;
  /** Value of goods from which shipping is free, in cents; null: never. */
  readonly freeFromCents: number | null;
}

/** Kind of parcel and value in cents of goods, which determine the shipping cost. */
interface Goods {
  readonly kind: ParcelKind;
  readonly cents: number;
}

/**
 * Returns the cost in cents of shipping the goods as one shipment; null if this kind of parcel is not shipped to the
 * country.
 */
export function computeShippingCents(
  rates: readonly ShippingRate[],
  countryId: string,
  goods: Goods,
): number | null {
  const rate = rates.find((one) => one.countryId === countryId && one.kind === goods.kind);
  if (rate === undefined) return null;
  const isFree = rate.freeFromCents !== null && goods.cents >= rate.freeFromCents;
  return isFree ? 0 : rate.cents;
}

/** Countries with the same shipping cost and transit days for the same goods. */
export interface ShippingZone {
  readonly countryIds: readonly string[];
  readonly cents: number;
  readonly transitDays: TransitDays;
}

/**
 * Returns the countries in which customers pay the public price: the EU countries. Elsewhere VAT is deducted and the
 * buyer pays customs duties.
 */
export function listPublicPriceCountries(rates: readonly ShippingRate[]): string[] {
  return [...new Set(rates.map(({ countryId }) => countryId))].filter(isEuCountry);
}

/** Groups the countries of listPublicPriceCountries by shipping cost and transit days, in the order of the rates. */
export function listShippingZones(rates: readonly ShippingRate[], goods: Goods): ShippingZone[] {
  const zones = new Map<string, ShippingZone>();
  for (const countryId of listPublicPriceCountries(rates)) {
    const cents = computeShippingCents(rates, countryId, goods);
    if (cents === null) continue;
    const zoneTransitDays = getTransitDays(countryId, goods.kind);
    const key = [cents, ...zoneTransitDays].join(' ');
    const countryIds = [...(zones.get(key)?.countryIds ?? []), countryId];
    zones.set(key, { countryIds, cents, transitDays: zoneTransitDays });
  }
  return [...zones.values()];
}

/** Shipping rate of a shipment, determined by its heaviest piece, in gross cents. */
export type ShipmentRate = {
  cents: number;
  /** Value of goods from which shipping is free, in cents; null: never. */
  freeFromCents: number | null;
};

/**
 * Computes the shipping cost of an order in cents. Each shipment costs the rate of its heaviest piece; free shipping
 * depends on the value of the goods of the whole order. `charge` converts a gross rate to the amount this buyer pays.
 * Goods worth 0 ship free.
 */
export function computeOrderShippingCents(
  shipments: readonly ShipmentRate[],
  goodsCents: number,
  charge: (grossCents: number) => number,
): number {
  const isFree = ({ freeFromCents }: ShipmentRate) =>
    goodsCents === 0 || (freeFromCents !== null && goodsCents >= freeFromCents);
  return shipments.reduce((sum, rate) => sum + (isFree(rate) ? 0 : charge(rate.cents)), 0);
}
