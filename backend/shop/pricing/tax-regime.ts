import { homeCountryId } from '@/domain/address/home-country';
import { type TaxPlace, taxTerritoryOf } from '@/domain/address/tax-territories';
import type { ProductPrices } from '../base/product-model';
import { homeVatRate, netCents } from '../base/price';
import type { Destination } from '../delivery/delivery.service';

/** Goods that leave the EU, or go to a company in another EU country that owes the VAT itself (an intra-Community supply, § 6a UStG). */
export type TaxExemption = 'export' | 'reverseCharge';

export interface TaxRegime {
  /** True: prices are net and VAT comes on top (b2b). False: prices hold their VAT. */
  isNet: boolean;
  /** Hundredths of a percent. */
  rate: number;
  /** Why no VAT is charged and gross prices lose theirs; null where it is. */
  exemption: TaxExemption | null;
}

/**
 * How goods for this buyer are taxed. Consumers in the EU pay the same gross price with their country's VAT in it, b2b customers
 * net prices and VAT on top. Nobody pays VAT outside the EU, and companies with a confirmed VAT ID of another EU country pay none
 * when the goods go to another EU country (intra-Community supply): gross prices lose theirs.
 */
export function taxRegime(
  buyer: { isB2bCustomer: boolean; hasConfirmedVatId: boolean },
  destination: Destination,
): TaxRegime {
  const exemption = exemptionFor(buyer.hasConfirmedVatId, destination);
  return { isNet: buyer.isB2bCustomer, rate: exemption ? 0 : destination.vatRate, exemption };
}

function exemptionFor(
  hasConfirmedVatId: boolean,
  { countryId, isEu }: Destination,
): TaxExemption | null {
  if (!isEu) return 'export';
  return hasConfirmedVatId && countryId !== homeCountryId ? 'reverseCharge' : null;
}

/** The taxes of a place: those of its country, unless it belongs to a territory with taxes of its own. */
export function atPlace(destination: Destination, place: TaxPlace | null): Destination {
  const territory = place && taxTerritoryOf(place);
  if (!territory) return destination;
  return territory.tax === 'outsideEu'
    ? { ...destination, vatRate: 0, isEu: false }
    : { ...destination, vatRate: territory.tax, isEu: true };
}

/** What one piece costs, in cents: net for b2b customers and where no VAT is charged, gross for everybody else. */
export function pieceCents(prices: ProductPrices, regime: TaxRegime): number {
  return regime.isNet ? prices.hekCents : chargeCents(prices.saleCents, regime);
}

/** A delivery's or payment's gross price from the settings as this buyer pays it, in cents. */
export function chargeCents(grossCents: number, regime: TaxRegime): number {
  return regime.isNet || regime.exemption ? netCents(grossCents, homeVatRate) : grossCents;
}
