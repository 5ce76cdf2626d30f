import { isEuCountry } from '@/domain/address/countries';
import { type ParcelKind, type TransitDays, getTransitDays } from './transit-days';

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

/** Countries to which the same goods cost the same and take as long. */
export interface ShippingZone {
  readonly countryIds: readonly string[];
  readonly cents: number;
  readonly transitDays: TransitDays;
}

/** The countries in which the public price is what is paid: elsewhere VAT is taken off, and duties are the buyer's. */
export function listPublicPriceCountries(rates: readonly ShippingRate[]): string[] {
  return [...new Set(rates.map(({ countryId }) => countryId))].filter(isEuCountry);
}

/** Where goods are brought at the public price, by what that costs and how long it takes, in the order of the rates. */
export function listShippingZones(rates: readonly ShippingRate[], goods: Goods): ShippingZone[] {
  const zones = new Map<string, ShippingZone>();
  for (const countryId of listPublicPriceCountries(rates)) {
    const cents = computeShippingCents(rates, countryId, goods);
    if (cents === null) continue;
    const roadDays = getTransitDays(countryId, goods.kind);
    const key = [cents, ...roadDays].join(' ');
    const countryIds = [...(zones.get(key)?.countryIds ?? []), countryId];
    zones.set(key, { countryIds, cents, transitDays: roadDays });
  }
  return [...zones.values()];
}

/** What carrying a shipment costs by its heaviest piece, in gross cents. */
export type ShipmentRate = {
  cents: number;
  /** Goods worth this much are sent free, in cents; null: never. */
  freeFromCents: number | null;
};

/**
 * The freight of an order in cents: each of its shipments costs what its own heaviest piece does, and whether one is free is decided by
 * the goods of the whole order. `charge` makes of a gross rate what this buyer pays. Goods that cost nothing are sent free.
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
