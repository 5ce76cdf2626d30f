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

/** Formats street and number in the order of the address's country. */
export function formatStreet({
  street,
  streetNumber,
  country,
}: Pick<Address, 'street' | 'streetNumber' | 'country'>): string {
  const isNumberFirst = country !== null && findCountryRule(country.id)?.isNumberFirst;
  return isNumberFirst ? `${streetNumber} ${street}` : `${street} ${streetNumber}`;
}

/** Returns the country title for addresses outside the shop's country; else an empty string. */
export function formatCountry({ country }: Pick<Address, 'country'>): string {
  return country && country.id !== homeCountryId ? country.title : '';
}

/** Formats the recipient on one line: name, company and additional line. */
export function formatRecipient({ firstName, lastName, company, additionalInfo }: Address): string {
  return joined([`${firstName} ${lastName}`, company, additionalInfo]);
}

/** Formats the location on one line: street, town and, for foreign addresses, the country. */
export function formatLocation(address: Address): string {
  const { zipCode, city } = address;
  return joined([formatStreet(address), `${zipCode} ${city}`, formatCountry(address)]);
}

/**
 * Formats an address line by line for documents and screens: company, person, additional line, street, town and, for
 * foreign addresses, the country (DIN 5008). Empty fields are omitted.
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
