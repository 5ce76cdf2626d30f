import { z } from 'zod';
import { isZipCode, normaliseZipCode } from '@/domain/address/country-rules';

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
  streetNumber: required('streetNumber'),
  zipCode: z.string().trim().min(1, 'zipCodeMissing'),
  city: required('city'),
  countryId: required('country'),
  phone: optional.regex(/^$|^[+0-9][0-9 ()/-]{4,}$/, 'phone'),
});

/**
 * An address as typed; each problem is a key of the messages in address.errors. A VAT ID is never a reason to refuse: what it
 * is worth is the shop's to say.
 */
export const addressSchema = addressFields
  .refine(({ countryId, zipCode }) => zipCode === '' || isZipCode(countryId, zipCode), {
    path: ['zipCode'],
    message: 'zipCode',
  })
  .transform((address) => ({
    ...address,
    zipCode: normaliseZipCode(address.countryId, address.zipCode),
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
