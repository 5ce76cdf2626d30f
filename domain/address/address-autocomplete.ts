/**
 * Autocomplete tokens of the fields of both address forms (Specification §3). Browsers have no token for a house
 * number: they fill street and number into the first line, and floors and the like into the second.
 */
const tokens = {
  salutation: 'honorific-prefix',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  street: 'address-line1',
  streetNumber: null,
  additionalInfo: 'address-line2',
  zipCode: 'postal-code',
  city: 'address-level2',
  countryId: 'country',
  phone: 'tel',
} as const;

export type AddressField = keyof typeof tokens;

/**
 * Returns the autocomplete attribute of an address field. The section prefix separates the two addresses of one page;
 * `off` for a field without a token.
 */
export function getAutocompleteToken(field: AddressField, address: 'billing' | 'shipping'): string {
  const token = tokens[field];
  return token === null ? 'off' : `${address} ${token}`;
}
