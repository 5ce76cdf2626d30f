/** What both address inputs of the shop ask for (Spec §3). */
export const addressFields = [
  'salutation',
  'firstName',
  'lastName',
  'company',
  'additionalInfo',
  'street',
  'streetNumber',
  'zipCode',
  'city',
  'countryId',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];

/** What the shop refuses an address without. */
export const requiredAddressFields = [
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'zipCode',
  'city',
  'countryId',
] as const satisfies readonly AddressField[];

const tokens: Record<AddressField, string> = {
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
};

/** The autocomplete attribute of an address field, so that browsers keep the two addresses of one page apart. */
export function autocompleteToken(field: AddressField, address: 'billing' | 'shipping'): string {
  return `${address} ${tokens[field]}`;
}

/** The required fields that are empty or only spaces, in the order of the form. */
export function missingAddressFields(
  address: Partial<Record<AddressField, string | null>>,
): (typeof requiredAddressFields)[number][] {
  return requiredAddressFields.filter((field) => !address[field]?.trim());
}
