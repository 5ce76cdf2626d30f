import { z } from 'zod';
import { isPhoneNumber } from '@/domain/address/address-validation';
import { isApartmentDetail } from '@/domain/address/address-validation';
import {
  maxTimesPerDay,
  findOpeningTimeProblem,
  toEditableWeek,
} from '@/domain/dealer-account/master-data';
import { isIban, normalizeIban } from '@/domain/payment/bank-transfer';
import { parseVatId } from '@/domain/customer/vat-id';
import { shipmentModes } from '@/domain/delivery/shipment';
import { emailSchema, plainTextSchema } from '../../rest/rest-request';

const maxLength = 200;
const optional = plainTextSchema(maxLength);
const required = optional.refine((text) => text !== '');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const isHouseNumber = (text: string): boolean => !isApartmentDetail(text);
const phone = optional.refine((text) => text === '' || isPhoneNumber(text));

/** The dealer's default shipment preference of new baskets. */
export const shipmentPreferenceSchema = z.object({ deliveryWish: z.enum(shipmentModes) });

const hours = z
  .array(
    z.object({
      days: z
        .array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']))
        .min(1)
        .max(7),
      opens: time,
      closes: time,
    }),
  )
  .max(7 * maxTimesPerDay)
  .refine((list) =>
    toEditableWeek(list).every(
      ({ times }) => times.length <= maxTimesPerDay && findOpeningTimeProblem(times) === null,
    ),
  );

/**
 * Validates master data submitted by a dealer. A VAT ID needs the right format and checksum, an IBAN valid check
 * digits, a website a valid URL. Opening times must not overlap, and a floor is not accepted as a house number.
 */
export const masterDataSchema = z.object({
  company: required,
  contact: required,
  street: required,
  streetNumber: required.refine(isHouseNumber),
  zipCode: required.refine((text) => text.length <= 12),
  city: required,
  phone,
  email: emailSchema,
  website: optional.refine(isWebsite),
  vatId: optional.transform((text, context) => {
    const vatId = text === '' ? { text } : parseVatId(text);
    if (!vatId) context.addIssue({ code: 'custom', message: 'is no VAT ID' });
    return vatId?.text ?? '';
  }),
  iban: optional.transform(normalizeIban).refine((text) => text === '' || isIban(text)),
  openingHours: hours,
  ...{ finderName: optional, finderStreet: optional },
  finderStreetNumber: optional.refine(isHouseNumber),
  finderZipCode: optional.refine((text) => text.length <= 12),
  finderCity: optional,
  finderPhone: phone,
  finderEmail: z.union([z.literal(''), emailSchema]),
});

/** Required fields of an entry in the dealer finder. */
export const requiredFinderFields = [
  'finderName',
  'finderStreet',
  'finderZipCode',
  'finderCity',
] as const;

function isWebsite(text: string): boolean {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '';
}
