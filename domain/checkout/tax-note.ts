import { isInEuTaxArea, type TaxLocation } from '@/domain/address/tax-territories';
import { homeCountryId } from '@/domain/address/countries';

type TaxFacts = {
  totalCents: number;
  hasVat: boolean;
  /** Destination of the goods; null while unknown. */
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
 * Returns the tax note of an order: why it has no VAT, or why it has VAT although a VAT ID of another EU country was
 * given. Null when no note is needed. The amounts come from the shop; nothing is computed here.
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
