import { z } from 'zod';
import { readStoredJson, writeStorage } from '@/lib/browser/state/browser-storage';
import { createEmailTransform } from '@/domain/customer/email-address';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import {
  isPhoneNumber,
  isApartmentDetail,
  parseStreetLine,
} from '@/domain/address/address-validation';
import {
  type EditableWeek,
  toOpeningHours,
  findOpeningTimeProblem,
  toEditableWeek,
  type MasterDataFields,
} from '@/domain/dealer-account/master-data';
import { formatIban, isIban, normalizeIban } from '@/domain/payment/bank-transfer';
import { parseVatId } from '@/domain/customer/vat-id';
import { weekdays } from '@/domain/dealers/dealer';

/** Maximum length of a text field in characters. */
export const maxTextLength = 200;

const optional = z.string().trim().max(maxTextLength, 'tooLong');
const required = z.string().trim().min(1, 'required').max(maxTextLength, 'tooLong');
const time = z.object({ opens: z.string(), closes: z.string() });
const week = z
  .array(z.object({ day: z.enum(weekdays), times: z.array(time) }))
  .superRefine((days, context) => {
    days.forEach(({ times }, index) => {
      const problem = findOpeningTimeProblem(times);
      if (problem) context.addIssue({ code: 'custom', path: [index], message: problem });
    });
  });

const phone = optional.refine((typed) => typed === '' || isPhoneNumber(typed), 'phone');

const isHouseNumber = (text: string): boolean => !isApartmentDetail(text);

const masterDataFields = z.object({
  company: required,
  contact: required,
  street: required,
  streetNumber: required.refine(isHouseNumber, 'streetNumberOnly'),
  zipCode: required.max(12, 'tooLong'),
  city: required,
  phone,
  email: required.pipe(z.string('email').transform(createEmailTransform('email'))),
  website: optional.transform(withProtocol).refine(isWebsite, 'website'),
  vatId: optional
    .refine((text) => text === '' || parseVatId(text) !== null, 'vatId')
    .transform((text) => parseVatId(text)?.text ?? ''),
  iban: optional.refine((text) => text === '' || isIban(text), 'iban').transform(normalizeIban),
  week,
  ...{ finderName: optional, finderStreet: optional },
  finderStreetNumber: optional.refine(isHouseNumber, 'streetNumberOnly'),
  ...{ finderZipCode: optional, finderCity: optional, finderPhone: phone },
  finderEmail: z.union(
    [z.literal(''), z.string('email').transform(createEmailTransform('email'))],
    'email',
  ),
});

/**
 * Moves house numbers that browsers autofill after the street name to their own fields. The country is left empty,
 * because master data contains none.
 */
function withSplitStreets(values: MasterDataValues): MasterDataValues {
  const { street, streetNumber, finderStreet, finderStreetNumber } = values;
  const business = streetNumber.trim() === '' ? parseStreetLine(street, '') : null;
  const shop = finderStreetNumber.trim() === '' ? parseStreetLine(finderStreet, '') : null;
  return {
    ...values,
    ...business,
    ...(shop && { finderStreet: shop.street, finderStreetNumber: shop.streetNumber }),
  };
}

/** Validates master data as typed; each error is a key of the messages in b2b.masterData.errors. */
export const masterDataSchema = z.preprocess(withSplitStreets, masterDataFields);

/**
 * Like masterDataSchema, but also requires the fields for the entry in the dealer finder, for businesses listed there.
 */
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

/** Maps the dealer's current master data to the initial form values. */
export function toMasterDataValues(fields: MasterDataFields): MasterDataValues {
  const { openingHours, iban, email, finderEmail, ...texts } = fields;
  return {
    ...texts,
    ...{ email: toDisplayEmail(email), finderEmail: toDisplayEmail(finderEmail) },
    iban: formatIban(iban),
    week: toEditableWeek(openingHours),
  };
}

/** Maps form values to the master data sent to the service. */
export function toMasterDataFields({
  week: edited,
  ...texts
}: z.output<typeof masterDataSchema>): MasterDataFields {
  return { ...texts, openingHours: toOpeningHours(edited satisfies EditableWeek) };
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

const storageKey = 'masterDataDraft';
const text = z.string().max(1_000);

/** Schema of the stored draft, which never contains the IBAN; the form starts with the IBAN from the server. */
const draftSchema = z.object({
  customerNumber: z.string(),
  values: z.object({
    company: text,
    contact: text,
    street: text,
    streetNumber: text,
    zipCode: text,
    city: text,
    phone: text,
    email: text,
    website: text,
    vatId: text,
    ...{ finderName: text, finderStreet: text, finderStreetNumber: text, finderZipCode: text },
    ...{ finderCity: text, finderPhone: text, finderEmail: text },
    week: z
      .array(
        z.object({
          day: z.enum(weekdays),
          times: z.array(z.object({ opens: text, closes: text })).max(10),
        }),
      )
      .length(weekdays.length),
  }),
});

/**
 * Stores the form values in this tab's session storage, without the IBAN, so that they survive a reload, a failure or a
 * sign-in.
 */
export function saveMasterDataDraft(customerNumber: string, values: MasterDataValues): void {
  const draft = JSON.stringify({ customerNumber, values: { ...values, iban: undefined } });
  writeStorage('sessionStorage', storageKey, draft);
}

/** Removes the stored draft. Called after the change request was sent or the input discarded. */
export function removeMasterDataDraft(): void {
  writeStorage('sessionStorage', storageKey, null);
}

/**
 * Returns the draft this customer left in this tab, with the IBAN of `initialValues`; null when there is none.
 */
export function loadMasterDataDraft(
  customerNumber: string,
  initialValues: MasterDataValues,
): MasterDataValues | null {
  const draft = draftSchema.safeParse(readStoredJson('sessionStorage', storageKey, 'masterData'));
  if (!draft.success || draft.data.customerNumber !== customerNumber) return null;
  return { ...draft.data.values, iban: initialValues.iban };
}
