import { z } from 'zod';
import { readEmail } from '@/domain/customer/read-email';
import { shownEmail } from '@/domain/customer/shown-email';
import { isPhoneNumber } from '@/domain/address/phone-number';
import { isInsideHouse, splitStreetLine } from '@/domain/address/street-line';
import {
  type EditedWeek,
  fromEditedWeek,
  problemOfDay,
  toEditedWeek,
} from '@/domain/b2b/edit-week';
import { groupedIban, isIban, normaliseIban } from '@/domain/b2b/iban';
import type { MasterDataFields } from '@/domain/b2b/master-data';
import { readVatId } from '@/domain/customer/vat-id';
import { weekdays } from '@/domain/dealers/opening-hours';

/** The longest text a field takes. */
export const maxTextLength = 200;

const optional = z.string().trim().max(maxTextLength, 'tooLong');
const required = z.string().trim().min(1, 'required').max(maxTextLength, 'tooLong');
const time = z.object({ opens: z.string(), closes: z.string() });
const week = z
  .array(z.object({ day: z.enum(weekdays), times: z.array(time) }))
  .superRefine((days, context) => {
    days.forEach(({ times }, index) => {
      const problem = problemOfDay(times);
      if (problem) context.addIssue({ code: 'custom', path: [index], message: problem });
    });
  });

const phone = optional.refine((typed) => typed === '' || isPhoneNumber(typed), 'phone');

const isHouseNumber = (text: string): boolean => !isInsideHouse(text);

const masterDataFields = z.object({
  company: required,
  contact: required,
  street: required,
  streetNumber: required.refine(isHouseNumber, 'streetNumberOnly'),
  zipCode: required.max(12, 'tooLong'),
  city: required,
  phone,
  email: required.pipe(z.string('email').transform(readEmail('email'))),
  website: optional.transform(withProtocol).refine(isWebsite, 'website'),
  vatId: optional
    .refine((text) => text === '' || readVatId(text) !== null, 'vatId')
    .transform((text) => readVatId(text)?.text ?? ''),
  iban: optional.refine((text) => text === '' || isIban(text), 'iban').transform(normaliseIban),
  week,
  ...{ finderName: optional, finderStreet: optional },
  finderStreetNumber: optional.refine(isHouseNumber, 'streetNumberOnly'),
  ...{ finderZipCode: optional, finderCity: optional, finderPhone: phone },
  finderEmail: z.union([z.literal(''), z.string('email').transform(readEmail('email'))], 'email'),
});

/** Puts house numbers that browsers fill behind the street into their own fields. Master data name no country. */
function withSplitStreets(values: MasterDataValues): MasterDataValues {
  const { street, streetNumber, finderStreet, finderStreetNumber } = values;
  const business = streetNumber.trim() === '' ? splitStreetLine(street, '') : null;
  const shop = finderStreetNumber.trim() === '' ? splitStreetLine(finderStreet, '') : null;
  return {
    ...values,
    ...business,
    ...(shop && { finderStreet: shop.street, finderStreetNumber: shop.streetNumber }),
  };
}

/** Master data as typed; each problem is a key of the messages in b2b.masterData.errors. */
export const masterDataSchema = z.preprocess(withSplitStreets, masterDataFields);

/** The same for a business that stands in the dealer finder. */
export const finderDataSchema = z.preprocess(
  withSplitStreets,
  masterDataFields.extend({
    finderName: required,
    finderStreet: required,
    finderZipCode: required.max(12, 'tooLong'),
    finderCity: required,
  }),
);

export type MasterDataValues = z.input<typeof masterDataFields>;

/** What the form starts with. */
export function toMasterDataValues(fields: MasterDataFields): MasterDataValues {
  const { openingHours, iban, email, finderEmail, ...texts } = fields;
  return {
    ...texts,
    ...{ email: shownEmail(email), finderEmail: shownEmail(finderEmail) },
    iban: groupedIban(iban),
    week: toEditedWeek(openingHours),
  };
}

/** What is sent of what was typed. */
export function toMasterDataFields({
  week: edited,
  ...texts
}: z.output<typeof masterDataSchema>): MasterDataFields {
  return { ...texts, openingHours: fromEditedWeek(edited satisfies EditedWeek) };
}

function withProtocol(text: string): string {
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isWebsite(text: string): boolean {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '';
}
