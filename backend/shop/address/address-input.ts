import { isInsideHouse } from '@/domain/address/street-line';
import type { InvoiceAddressInput } from '@/graphql/generated/shop-types';
import { ShopError } from '../base/errors';
import { cleanLine } from '../base/text-input';
import type { PostalAddress } from './address-model';

/** What must not be empty, by the names OXID's error uses (external contract A.4). */
const requiredFields = {
  fname: 'firstName',
  lname: 'lastName',
  street: 'street',
  streetnr: 'streetNumber',
  zip: 'zipCode',
  city: 'city',
  countryid: 'countryId',
} as const;

type AddressInput = { [Field in keyof PostalAddress]?: string | null };

/** The address as it is kept: clean lines, empty texts for what was left out. Refuses a line that is too long, naming it. */
export function readAddress(input: AddressInput): PostalAddress {
  return {
    salutation: cleanLine('salutation', input.salutation),
    firstName: cleanLine('firstName', input.firstName),
    lastName: cleanLine('lastName', input.lastName),
    company: cleanLine('company', input.company),
    additionalInfo: cleanLine('additionalInfo', input.additionalInfo),
    street: cleanLine('street', input.street),
    streetNumber: cleanLine('streetNumber', input.streetNumber),
    zipCode: cleanLine('zipCode', input.zipCode),
    city: cleanLine('city', input.city),
    countryId: cleanLine('countryId', input.countryId),
    phone: cleanLine('phone', input.phone),
    fax: cleanLine('fax', input.fax),
  };
}

/** As readAddress, with the two lines that only an invoice address has. */
export function readInvoiceAddress(
  input: InvoiceAddressInput,
): PostalAddress & { vatID: string; mobile: string } {
  return {
    ...readAddress(input),
    vatID: cleanLine('vatID', input.vatID),
    mobile: cleanLine('mobile', input.mobile),
  };
}

/** Refuses an address that cannot be delivered to, with OXID's words and names of the missing fields (external contract A.4). */
export function assertComplete(kind: 'Invoice' | 'Delivery', address: PostalAddress): void {
  const missing = Object.entries(requiredFields).filter(([, field]) => address[field] === '');
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    throw new ShopError(
      'ADDRESS_INCOMPLETE',
      `${kind} address is missing required fields: ${names}`,
    );
  }
  if (isInsideHouse(address.streetNumber))
    throw new ShopError('STREET_NUMBER', `${kind} address needs a house number, not a floor`);
}
