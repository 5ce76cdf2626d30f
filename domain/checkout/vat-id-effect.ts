import { isEuCountry } from '../address/eu-countries';
import { homeCountryId } from './home-country';

export type VatIdEffect = 'general' | 'free' | 'home' | 'outside';

/**
 * What a confirmed VAT ID does to a delivery to this country: free of VAT in other EU countries, nothing at home and outside of
 * the EU, where there is none anyway; general while the country is not known.
 */
export function vatIdEffect(deliveryCountryId: string | null): VatIdEffect {
  if (deliveryCountryId === null) return 'general';
  if (!isEuCountry(deliveryCountryId)) return 'outside';
  return deliveryCountryId.toLowerCase() === homeCountryId ? 'home' : 'free';
}
