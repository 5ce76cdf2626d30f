/** The fields both address inputs of the shop ask for (Spec §3), with the browsers' names for them. */
const tokens = {
  salutation: 'honorific-prefix',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  street: 'address-line1',
  streetNumber: 'address-line2',
  additionalInfo: 'address-line3',
  zipCode: 'postal-code',
  city: 'address-level2',
  countryId: 'country',
  phone: 'tel',
} as const;

export type AddressField = keyof typeof tokens;

/** The autocomplete attribute of an address field, so that browsers keep the two addresses of one page apart. */
export function autocompleteToken(field: AddressField, address: 'billing' | 'shipping'): string {
  return `${address} ${tokens[field]}`;
}
