import { z } from 'zod';
import { isZipCode, normalizeZipCode } from '@/domain/address/country-rules';
import {
  isPhoneNumber,
  isApartmentDetail,
  parseStreetLine,
} from '@/domain/address/address-validation';
import type { AddressView } from '@/lib/browser/shop/shop-views';

/** The longest text an address field takes; the shop refuses more. */
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
 * Puts what browsers fill into one line where it belongs: the number behind the street into its own field, a floor out of the
 * number's field into the additional line when that is empty.
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
 * An address as typed; each problem is a key of the messages in address.errors. A VAT ID is never a reason to refuse: what it
 * is worth is the shop's to say.
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

/** What the address fields find in the form they are part of. */
export type AddressFormValues = { invoice: AddressValues; delivery: AddressValues };

/** Before anybody typed: Germany. */
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

/** A known address as its form shows it; the empty form without one. */
export function toAddressValues(view: AddressView | null): AddressValues {
  if (!view) return emptyAddress;
  const { salutation, country } = view;
  return {
    ...pickFields(view),
    salutation: knownSalutation(salutation),
    countryId: country?.id ?? emptyAddress.countryId,
  };
}

/** An address out of storage, which may hold anything: only texts of known fields are taken up. */
export function parseAddressValues(kept: unknown): AddressValues {
  const fields: Record<string, unknown> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {};
  return { ...pickFields(fields), salutation: knownSalutation(fields.salutation) };
}

function pickFields(source: Record<string, unknown>): AddressValues {
  const texts = Object.entries(emptyAddress).map(([field, empty]) => {
    const text = source[field];
    return [field, typeof text === 'string' ? text : empty];
  });
  return Object.fromEntries(texts) as AddressValues;
}

/** OXID writes MR and MRS. */
function knownSalutation(salutation: unknown): AddressValues['salutation'] {
  const known = typeof salutation === 'string' ? salutation.toLowerCase() : '';
  return known === 'mr' || known === 'mrs' ? known : '';
}
