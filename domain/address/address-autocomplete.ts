/**
 * The fields both address inputs of the shop ask for (Spec §3), with the browsers' names for them. Browsers have no name for a house
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

/** The autocomplete attribute of an address field: browsers keep the two addresses of one page apart; `off` without a name. */
export function getAutocompleteToken(field: AddressField, address: 'billing' | 'shipping'): string {
  const token = tokens[field];
  return token === null ? 'off' : `${address} ${token}`;
}
