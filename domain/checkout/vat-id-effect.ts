import { isEuCountry } from '../address/eu-countries';
import { isForeignEuVatId } from '../customer/vat-id';
import { homeCountryId } from '../address/home-country';

export type VatIdEffect = 'general' | 'free' | 'home' | 'homeNumber' | 'outside';

/**
 * What a confirmed VAT ID does to a delivery to this country: free of VAT in other EU countries when the number is of another EU
 * country, too; nothing at home and outside of the EU, where there is none anyway; general while the country is not known.
 */
export function vatIdEffect(vatID: string, deliveryCountryId: string | null): VatIdEffect {
  const isForeign = isForeignEuVatId(vatID, homeCountryId);
  if (deliveryCountryId === null) return isForeign ? 'general' : 'homeNumber';
  if (!isEuCountry(deliveryCountryId)) return 'outside';
  if (deliveryCountryId.toLowerCase() === homeCountryId) return 'home';
  return isForeign ? 'free' : 'homeNumber';
}
