import type { ProductPrices } from '../catalog/product-model';
import { homeVatRate, netCents } from '../catalog/price';

/** Where the shop stands: catalogue prices hold this country's VAT, and goods are picked up here. */
export const homeCountryId = 'de';

export interface Destination {
  countryId: string;
  /** Hundredths of a percent. */
  vatRate: number;
  isEu: boolean;
}

export interface TaxRegime {
  /** True: prices are net and VAT comes on top (b2b). False: prices hold their VAT. */
  isNet: boolean;
  /** Hundredths of a percent. */
  rate: number;
  /** True when catalogue prices lose their VAT, because the goods leave the EU. */
  isExport: boolean;
}

/**
 * How goods for this buyer are taxed. Consumers in the EU pay the same gross price with their country's VAT in it, outside of it
 * the price without VAT. B2b customers pay net prices and VAT on top; none outside the EU, and none in other EU countries with a
 * VAT number (reverse charge).
 */
export function taxRegime(
  buyer: { isDealer: boolean; hasVatId: boolean },
  destination: Destination,
): TaxRegime {
  const { vatRate, isEu } = destination;
  if (!buyer.isDealer) return { isNet: false, rate: isEu ? vatRate : 0, isExport: !isEu };
  const isReverseCharge = isEu && destination.countryId !== homeCountryId && buyer.hasVatId;
  return { isNet: true, rate: isEu && !isReverseCharge ? vatRate : 0, isExport: !isEu };
}

/** What one piece costs, in cents: net for b2b customers and exports, gross for everybody else. */
export function pieceCents(prices: ProductPrices, regime: TaxRegime): number {
  return regime.isNet ? prices.hekCents : chargeCents(prices.saleCents, regime);
}

/** A delivery's or payment's gross price from the settings as this buyer pays it, in cents. */
export function chargeCents(grossCents: number, regime: TaxRegime): number {
  return regime.isNet || regime.isExport ? netCents(grossCents, homeVatRate) : grossCents;
}
