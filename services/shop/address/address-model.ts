import type { VatIdState, InvoiceAddressInput } from '@/graphql/generated/shop-types';
import { isApartmentDetail } from '@/domain/address/address-validation';
import { ShopError } from '../base/shop-errors';
import { parseTextLine } from '../base/graphql-values';
import { formatAddressLines } from '@/domain/address/format-address';
import { z } from 'zod';

/** An address as entered by the customer. Missing values are empty strings. */
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
  /** Lower-case ISO code, or an empty string if none was chosen. */
  countryId: string;
  phone: string;
  fax: string;
}

export interface InvoiceAddressModel extends PostalAddress {
  vatID: string;
  vatIDState: VatIdState;
  /** Time of the last check of the VAT ID in epoch milliseconds; null if it was never checked. */
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

/** The invoice address of a customer who has not set one. */
export const emptyInvoiceAddress: InvoiceAddressModel = {
  ...emptyAddress,
  vatID: '',
  vatIDState: 'NONE',
  vatIDCheckedAt: null,
  mobile: '',
  createdAt: null,
  updatedAt: null,
};

/** Required fields of an address, keyed by the names in OXID's error. */
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

/**
 * Cleans an address for storage: each field on one line, missing values as empty strings. Throws ShopError naming the
 * field if a value is too long.
 */
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

/** Like parseAddress, with the two additional fields of an invoice address (VAT ID and mobile number). */
export function parseInvoiceAddress(
  input: InvoiceAddressInput,
): PostalAddress & { vatID: string; mobile: string } {
  return {
    ...parseAddress(input),
    vatID: parseTextLine('vatID', input.vatID),
    mobile: parseTextLine('mobile', input.mobile),
  };
}

/** Throws ShopError in OXID's wording, listing the missing fields, if an address is incomplete. */
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

/** Returns the lines of an address for emails and documents. `countryTitle` returns a country's name by its id. */
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

/** The state of a VAT ID as stored in the database. Parsing throws for an unknown value. */
export const vatIdStateSchema = z.enum(states);

/** Parses the VAT ID state in a row. Throws if the state is unknown. */
export const parseVatIdState = (state: string): VatIdState => vatIdStateSchema.parse(state);
