import { isInEuTaxArea, type TaxPlace } from '../address/tax-territories';

/** Whether customs at the place the goods go to may charge duties and import VAT; false while it is not known. */
export function mayOweImportDuties(place: TaxPlace | null): boolean {
  return place !== null && place.countryId !== '' && !isInEuTaxArea(place);
}
