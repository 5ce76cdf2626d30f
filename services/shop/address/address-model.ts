import type { VatIdState, InvoiceAddressInput } from '@/graphql/generated/shop-types';
import { isApartmentDetail } from '@/domain/address/address-validation';
import { ShopError } from '../base/shop-errors';
import { parseTextLine } from '../base/shop-wire';
import { formatAddressLines } from '@/domain/address/format-address';
import { z } from 'zod';

/** An address as its owner wrote it; empty texts for what is missing. */
export interface PostalAddress {
  salutation: string;
  firstName: string;
  lastName: string;
  company: string;
  additionalInfo: string;
  street: string;
  streetNumber: string;
  zipCode: string;
  city: string;
  /** Lower-case ISO code; an empty text before one was chosen. */
  countryId: string;
  phone: string;
  fax: string;
}

export interface InvoiceAddressModel extends PostalAddress {
  vatID: string;
  vatIDState: VatIdState;
  /** Epoch milliseconds; null when it was never checked. */
  vatIDCheckedAt: number | null;
  mobile: string;
  /** Epoch milliseconds; null before an address was set. */
  createdAt: number | null;
  updatedAt: number | null;
}

export interface DeliveryAddressModel extends PostalAddress {
  id: string;
  customerId: string;
  /** Epoch milliseconds. */
  updatedAt: number;
}

const emptyAddress: PostalAddress = {
  salutation: '',
  firstName: '',
  lastName: '',
  company: '',
  additionalInfo: '',
  street: '',
  streetNumber: '',
  zipCode: '',
  city: '',
  countryId: '',
  phone: '',
  fax: '',
};

/** What a customer has before an invoice address was set. */
export const emptyInvoiceAddress: InvoiceAddressModel = {
  ...emptyAddress,
  vatID: '',
  vatIDState: 'NONE',
  vatIDCheckedAt: null,
  mobile: '',
  createdAt: null,
  updatedAt: null,
};

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
export function parseAddress(input: AddressInput): PostalAddress {
  return {
    salutation: parseTextLine('salutation', input.salutation),
    firstName: parseTextLine('firstName', input.firstName),
    lastName: parseTextLine('lastName', input.lastName),
    company: parseTextLine('company', input.company),
    additionalInfo: parseTextLine('additionalInfo', input.additionalInfo),
    street: parseTextLine('street', input.street),
    streetNumber: parseTextLine('streetNumber', input.streetNumber),
    zipCode: parseTextLine('zipCode', input.zipCode),
    city: parseTextLine('city', input.city),
    countryId: parseTextLine('countryId', input.countryId),
    phone: parseTextLine('phone', input.phone),
    fax: parseTextLine('fax', input.fax),
  };
}

/** As parseAddress, with the two lines that only an invoice address has. */
export function parseInvoiceAddress(
  input: InvoiceAddressInput,
): PostalAddress & { vatID: string; mobile: string } {
  return {
    ...parseAddress(input),
    vatID: parseTextLine('vatID', input.vatID),
    mobile: parseTextLine('mobile', input.mobile),
  };
}

/** Refuses an address that cannot be delivered to, with OXID's words and names of the missing fields (external contract A.4). */
export function assertAddressComplete(kind: 'Invoice' | 'Delivery', address: PostalAddress): void {
  const missing = Object.entries(requiredFields).filter(([, field]) => address[field] === '');
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    throw new ShopError(
      'ADDRESS_INCOMPLETE',
      `${kind} address is missing required fields: ${names}`,
    );
  }
  if (isApartmentDetail(address.streetNumber))
    throw new ShopError('STREET_NUMBER', `${kind} address needs a house number, not a floor`);
}

/** An address as mails and documents write it, line by line; `countryTitle` is a country's name by its id. */
export function formatPostalLines(
  address: PostalAddress,
  countryTitle: (id: string) => string,
): string[] {
  const { countryId } = address;
  return formatAddressLines({
    ...address,
    country: { id: countryId, title: countryTitle(countryId) },
  });
}

const states = [
  'NONE',
  'INVALID',
  'PLAUSIBLE',
  'CONFIRMED',
  'REFUSED',
] as const satisfies VatIdState[];

/** What is known of a VAT ID, as it is kept in the database. Throws when the row was tampered with. */
export const vatIdStateSchema = z.enum(states);

/** The state in a row. Throws when it is none. */
export const parseVatIdState = (state: string): VatIdState => vatIdStateSchema.parse(state);
