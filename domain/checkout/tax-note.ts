import { isInEuTaxArea, type TaxLocation } from '@/domain/address/tax-territories';
import { homeCountryId } from '@/domain/address/countries';

type TaxFacts = {
  totalCents: number;
  hasVat: boolean;
  /** Where the goods go; null while it is not known. */
  place: TaxLocation | null;
  isPickup: boolean;
  vatIDState: 'NONE' | 'INVALID' | 'PLAUSIBLE' | 'CONFIRMED' | 'REFUSED';
};

export type TaxNote =
  | 'intraCommunity'
  | 'export'
  | 'homeNumber'
  | 'PLAUSIBLE'
  | 'REFUSED'
  | 'INVALID';

/**
 * What has to be said about the tax of an order: why there is none, or why there is some although a VAT ID was given for
 * another EU country. Null when nothing is out of the ordinary. The sums are the shop's; this only puts them into words.
 */
export function findTaxNote(facts: TaxFacts): TaxNote | null {
  const { totalCents, hasVat, isPickup, vatIDState } = facts;
  const place = isPickup ? { countryId: homeCountryId, zipCode: '' } : facts.place;
  if (place === null || totalCents === 0) return null;
  const isInEu = isInEuTaxArea(place);
  const isElsewhereInEu = isInEu && place.countryId.toLowerCase() !== homeCountryId;
  if (!hasVat) return isElsewhereInEu ? 'intraCommunity' : isInEu ? null : 'export';
  if (!isElsewhereInEu || vatIDState === 'NONE') return null;
  return vatIDState === 'CONFIRMED' ? 'homeNumber' : vatIDState;
}
