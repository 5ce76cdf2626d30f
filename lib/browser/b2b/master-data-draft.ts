import { z } from 'zod';
import { weekdays } from '@/domain/dealers/opening-hours';
import type { MasterDataValues } from './master-data-schema';

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
export function keepMasterDataDraft(customerNumber: string, values: MasterDataValues): void {
  try {
    const draft = JSON.stringify({ customerNumber, values: { ...values, iban: undefined } });
    window.sessionStorage.setItem(storageKey, draft);
  } catch {
    // Without storage the form keeps it as long as the page lives.
    return;
  }
}

/** Forgets the draft: it was sent, or given up. */
export function forgetMasterDataDraft(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

/** What this customer typed in this tab before, with the IBAN of `start`; null when there is nothing. */
export function takeMasterDataDraft(
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
