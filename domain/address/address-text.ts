import { homeCountryId } from './home-country';
import { countryRuleOf } from './country-rules';

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
export function streetText({
  street,
  streetNumber,
  country,
}: Pick<Address, 'street' | 'streetNumber' | 'country'>): string {
  const isNumberFirst = country !== null && countryRuleOf(country.id)?.isNumberFirst;
  return isNumberFirst ? `${streetNumber} ${street}` : `${street} ${streetNumber}`;
}

/** The country, written only abroad as seen from the shop; else an empty text. */
export function countryText({ country }: Pick<Address, 'country'>): string {
  return country && country.id !== homeCountryId ? country.title : '';
}

/** Who receives it: name, company and additional line in one. */
export function recipientText({ firstName, lastName, company, additionalInfo }: Address): string {
  return joined([`${firstName} ${lastName}`, company, additionalInfo]);
}

/** Where it is: street, town and, abroad, the country in one. */
export function placeText(address: Address): string {
  const { zipCode, city } = address;
  return joined([streetText(address), `${zipCode} ${city}`, countryText(address)]);
}

/**
 * An address as it stands on a letter, an invoice or a screen, line by line: company, person, additional line, street, town and,
 * abroad, the country (DIN 5008). What nobody filled in is left out.
 */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, company, additionalInfo, zipCode, city } = address;
  return filled([
    company,
    `${firstName} ${lastName}`,
    additionalInfo,
    streetText(address),
    `${zipCode} ${city}`,
    countryText(address),
  ]);
}

function joined(parts: readonly string[]): string {
  return filled(parts).join(', ');
}

function filled(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter(Boolean);
}
