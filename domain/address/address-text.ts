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

/** Who receives it: name, company and additional line in one. */
export function recipientText({ firstName, lastName, company, additionalInfo }: Address): string {
  return joined([`${firstName} ${lastName}`, company, additionalInfo]);
}

/** Where it is: street and town in one, with the country unless it is the shop's own. */
export function placeText(address: Address): string {
  const { zipCode, city, country } = address;
  const abroad = country && country.id !== 'de' ? country.title : '';
  return joined([streetText(address), `${zipCode} ${city}`, abroad]);
}

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}
