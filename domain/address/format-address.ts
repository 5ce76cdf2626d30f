import { homeCountryId } from './countries';
import { findCountryRule } from './country-rules';

type Address = {
  firstName: string;
  lastName: string;
  company: string;
  additionalInfo: string;
  street: string;
  streetNumber: string;
  zipCode: string;
  city: string;
  country: { id: string; title: string } | null;
};

/** Street and number in the order their country writes them. */
export function formatStreet({
  street,
  streetNumber,
  country,
}: Pick<Address, 'street' | 'streetNumber' | 'country'>): string {
  const isNumberFirst = country !== null && findCountryRule(country.id)?.isNumberFirst;
  return isNumberFirst ? `${streetNumber} ${street}` : `${street} ${streetNumber}`;
}

/** The country, written only abroad as seen from the shop; else an empty text. */
export function formatCountry({ country }: Pick<Address, 'country'>): string {
  return country && country.id !== homeCountryId ? country.title : '';
}

/** Who receives it: name, company and additional line in one. */
export function formatRecipient({ firstName, lastName, company, additionalInfo }: Address): string {
  return joined([`${firstName} ${lastName}`, company, additionalInfo]);
}

/** Where it is: street, town and, abroad, the country in one. */
export function formatLocation(address: Address): string {
  const { zipCode, city } = address;
  return joined([formatStreet(address), `${zipCode} ${city}`, formatCountry(address)]);
}

/**
 * An address as it stands on a letter, an invoice or a screen, line by line: company, person, additional line, street, town and,
 * abroad, the country (DIN 5008). What nobody filled in is left out.
 */
export function formatAddressLines(address: Address): string[] {
  const { firstName, lastName, company, additionalInfo, zipCode, city } = address;
  return filled([
    company,
    `${firstName} ${lastName}`,
    additionalInfo,
    formatStreet(address),
    `${zipCode} ${city}`,
    formatCountry(address),
  ]);
}

function joined(parts: readonly string[]): string {
  return filled(parts).join(', ');
}

function filled(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter(Boolean);
}
