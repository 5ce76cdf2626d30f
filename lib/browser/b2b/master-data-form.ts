import { z } from 'zod';
import { createEmailTransform } from '@/domain/customer/email-address';
import { shownEmail } from '@/domain/customer/shown-email';
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

/** The longest text a field takes. */
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

/** Puts house numbers that browsers fill behind the street into their own fields. Master data name no country. */
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
    iban: formatIban(iban),
    week: toEditableWeek(openingHours),
  };
}

/** What is sent of what was typed. */
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

const storageKey = 'masterData';
const text = z.string().max(1_000);

/** The IBAN is never kept in the browser: the form starts with the one that is known. */
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

/** Keeps what is typed in this tab: a reload, a failure or a sign-in in between loses nothing but the IBAN. */
export function saveMasterDataDraft(customerNumber: string, values: MasterDataValues): void {
  try {
    const draft = JSON.stringify({ customerNumber, values: { ...values, iban: undefined } });
    window.sessionStorage.setItem(storageKey, draft);
  } catch {
    // Without storage the form keeps it as long as the page lives.
    return;
  }
}

/** Forgets the draft: it was sent, or given up. */
export function removeMasterDataDraft(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

/** What this customer typed in this tab before, with the IBAN of `start`; null when there is nothing. */
export function loadMasterDataDraft(
  customerNumber: string,
  start: MasterDataValues,
): MasterDataValues | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    const draft = draftSchema.safeParse(kept);
    if (!draft.success || draft.data.customerNumber !== customerNumber) return null;
    return { ...draft.data.values, iban: start.iban };
  } catch {
    // Storage may hold anything, or be forbidden: then there is no draft.
    return null;
  }
}
