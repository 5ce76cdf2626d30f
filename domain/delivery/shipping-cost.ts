import { isEuCountry } from '../address/eu-countries';
import { type ParcelKind, type RoadDays, roadDaysTo } from './road-days';

/** What the way to one country costs for goods of one kind; gross cents with the home country's VAT. */
export interface ShippingRate {
  /** Lower-case ISO code. */
  readonly countryId: string;
  readonly kind: ParcelKind;
  readonly cents: number;
  /** Goods worth this much are sent free; null: never. */
  readonly freeFromCents: number | null;
}

/** Goods as far as their way is concerned. */
interface Goods {
  readonly kind: ParcelKind;
  readonly cents: number;
}

/** What bringing these goods alone to a country costs, in cents; null when nothing of their kind is brought there. */
export function shippingCents(
  rates: readonly ShippingRate[],
  countryId: string,
  goods: Goods,
): number | null {
  const rate = rates.find((one) => one.countryId === countryId && one.kind === goods.kind);
  if (rate === undefined) return null;
  const isFree = rate.freeFromCents !== null && goods.cents >= rate.freeFromCents;
  return isFree ? 0 : rate.cents;
}

/** Countries to which the same goods cost the same and take as long. */
export interface ShippingZone {
  readonly countryIds: readonly string[];
  readonly cents: number;
  readonly roadDays: RoadDays;
}

/** The countries in which the public price is what is paid: elsewhere VAT is taken off, and duties are the buyer's. */
export function publicPriceCountries(rates: readonly ShippingRate[]): string[] {
  return [...new Set(rates.map(({ countryId }) => countryId))].filter(isEuCountry);
}

/** Where goods are brought at the public price, by what that costs and how long it takes, in the order of the rates. */
export function shippingZones(rates: readonly ShippingRate[], goods: Goods): ShippingZone[] {
  const zones = new Map<string, ShippingZone>();
  for (const countryId of publicPriceCountries(rates)) {
    const cents = shippingCents(rates, countryId, goods);
    if (cents === null) continue;
    const roadDays = roadDaysTo(countryId, goods.kind);
    const key = [cents, ...roadDays].join(' ');
    const countryIds = [...(zones.get(key)?.countryIds ?? []), countryId];
    zones.set(key, { countryIds, cents, roadDays });
  }
  return [...zones.values()];
}
