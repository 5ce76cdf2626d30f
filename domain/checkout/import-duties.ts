import { isEuCountry } from '../address/eu-countries';

/** Whether customs of the country the goods go to may ask the recipient for duties and import VAT; false as long as none is known. */
export function mayOweImportDuties(countryId: string | null | undefined): boolean {
  return (
    countryId !== null && countryId !== undefined && countryId !== '' && !isEuCountry(countryId)
  );
}
