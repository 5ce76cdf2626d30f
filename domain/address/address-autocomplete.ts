/**
 * HTML autocomplete tokens of the fields of the billing and the shipping address (Specification §3). A house number has
 * no token: browsers fill street and number into the first line, and details such as the floor into the second.
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
 * Returns the autocomplete attribute of an address field, with a prefix that separates the billing from the shipping
 * address of the same page. Returns `off` for a field without a token.
 */
export function getAutocompleteToken(field: AddressField, address: 'billing' | 'shipping'): string {
  const token = tokens[field];
  return token === null ? 'off' : `${address} ${token}`;
}
