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
  vatID: optional.regex(/^$|^[A-Za-z]{2}[A-Za-z0-9+*. ]{2,14}$/, 'vatID'),
  additionalInfo: optional,
  street: required('street'),
  streetNumber: required('streetNumber'),
  zipCode: z.string().trim(),
  city: required('city'),
  countryId: required('country'),
  phone: optional.regex(/^$|^[+0-9][0-9 ()/-]{4,}$/, 'phone'),
});

/** An address as typed; each problem is a key of the messages in checkout.errors. */
const addressSchema = addressFields
  .refine(({ countryId, zipCode }) => isZipCode(countryId, zipCode), {
    path: ['zipCode'],
    message: 'zipCode',
  })
  .transform((address) => ({
    ...address,
    zipCode: normaliseZipCode(address.countryId, address.zipCode),
  }));

export type AddressValues = z.input<typeof addressFields>;

const email = z.email('email').trim().max(maxAddressTextLength, 'tooLong');

/** The whole address step. A delivery address is looked at only when it differs from the invoice address. */
export const addressStepSchema = z
  .object({ email, invoice: addressSchema, isSameDelivery: z.literal(true), delivery: z.unknown() })
  .or(
    z.object({
      email,
      invoice: addressSchema,
      isSameDelivery: z.literal(false),
      delivery: addressSchema,
    }),
  );

export type AddressStepValues = {
  email: string;
  invoice: AddressValues;
  isSameDelivery: boolean;
  delivery: AddressValues;
};

/** The step before anybody typed: Germany, delivery to the invoice address. */
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
