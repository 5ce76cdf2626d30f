import { z } from 'zod';
import { isZipCode, normalizeZipCode } from '@/domain/address/country-rules';
import {
  isPhoneNumber,
  isApartmentDetail,
  parseStreetLine,
} from '@/domain/address/address-validation';
import type { AddressView } from '@/lib/browser/shop/shop-views';

/** Maximum length of an address field; the shop service rejects longer texts. */
export const maxAddressTextLength = 255;

const optional = z.string().trim().max(maxAddressTextLength, 'tooLong');
const required = (message: string) =>
  z.string().trim().min(1, message).max(maxAddressTextLength, 'tooLong');

const addressFields = z.object({
  salutation: z.enum(['', 'mrs', 'mr']),
  firstName: required('firstName'),
  lastName: required('lastName'),
  company: optional,
  vatID: optional,
  additionalInfo: optional,
  street: required('street'),
  streetNumber: required('streetNumber').refine(
    (text) => !isApartmentDetail(text),
    'streetNumberOnly',
  ),
  zipCode: z.string().trim().min(1, 'zipCodeMissing'),
  city: required('city'),
  countryId: required('country'),
  phone: optional.refine((typed) => typed === '' || isPhoneNumber(typed), 'phone'),
});

/**
 * Splits values that browsers autofill into one field: a house number after the street moves to the house number field,
 * a floor in the house number field to the additional line if that is empty.
 */
function withSplitStreet(values: unknown): unknown {
  const { success, data } = filledLines.safeParse(values);
  if (!success) return values;
  const { street, streetNumber, additionalInfo, countryId } = data;
  const isFloor = isApartmentDetail(streetNumber);
  if (streetNumber.trim() !== '' && !isFloor) return values;
  const split = parseStreetLine(street, countryId);
  if (split === null) return values;
  const moved = isFloor
    ? { additionalInfo: [additionalInfo.trim(), streetNumber].filter(Boolean).join(', ') }
    : {};
  return { ...data, ...split, ...moved };
}

const filledLines = z.looseObject({
  street: z.string(),
  streetNumber: z.string(),
  additionalInfo: z.string(),
  countryId: z.string(),
});

/**
 * Validates an address as typed; each error is a key of the messages in address.errors. The VAT ID never fails
 * validation, because the shop service checks it.
 */
export const addressSchema = z
  .preprocess(withSplitStreet, addressFields)
  .refine(({ countryId, zipCode }) => zipCode === '' || isZipCode(countryId, zipCode), {
    path: ['zipCode'],
    message: 'zipCode',
  })
  .transform((address) => ({
    ...address,
    zipCode: normalizeZipCode(address.countryId, address.zipCode),
  }));

export type AddressValues = z.input<typeof addressFields>;

/** Form values that the address fields require: an invoice address and a delivery address. */
export type AddressFormValues = { invoice: AddressValues; delivery: AddressValues };

/** Initial values of an empty address form; the country is Germany. */
export const emptyAddress: AddressValues = {
  salutation: '',
  firstName: '',
  lastName: '',
  company: '',
  vatID: '',
  additionalInfo: '',
  street: '',
  streetNumber: '',
  zipCode: '',
  city: '',
  countryId: 'de',
  phone: '',
};

/** Maps a stored address to form values; null gives an empty form. */
export function toAddressValues(view: AddressView | null): AddressValues {
  if (!view) return emptyAddress;
  const { salutation, country } = view;
  return {
    ...pickFields(view),
    salutation: knownSalutation(salutation),
    countryId: country?.id ?? emptyAddress.countryId,
  };
}

/** Reads an address from storage, which may contain anything: only strings of known fields are used. */
export function parseAddressValues(stored: unknown): AddressValues {
  const fields: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return { ...pickFields(fields), salutation: knownSalutation(fields.salutation) };
}

function pickFields(source: Record<string, unknown>): AddressValues {
  const texts = Object.entries(emptyAddress).map(([field, empty]) => {
    const text = source[field];
    return [field, typeof text === 'string' ? text : empty];
  });
  return Object.fromEntries(texts) as AddressValues;
}

/**
 * Converts a stored salutation to a form value; the shop service OXID writes MR and MRS in upper case. Empty if
 * unknown.
 */
function knownSalutation(salutation: unknown): AddressValues['salutation'] {
  const known = typeof salutation === 'string' ? salutation.toLowerCase() : '';
  return known === 'mr' || known === 'mrs' ? known : '';
}
