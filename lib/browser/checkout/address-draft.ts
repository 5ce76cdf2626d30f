import { readAddressValues } from '@/lib/browser/address/address-values';
import type { AddressStepValues } from './address-step-values';

const storageKey = 'addressDraft';

/** A draft, and whether it was typed before its owner had signed in. */
export type AddressDraft = { values: AddressStepValues; isVisitors: boolean };

/** Whose draft it is. Visitors and guests have no account: customerId is null, email what is known of them. */
export type DraftOwner = { customerId: string | null; email: string };

/** Keeps what is typed in this tab, so that a reload or a sign-in in between loses nothing. */
export function keepAddressDraft({ customerId }: DraftOwner, values: AddressStepValues): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ customerId, values }));
  } catch {
    // Without storage the form keeps it as long as the page lives.
    return;
  }
}

/** Forgets the draft: the shop has it now. */
export function forgetAddressDraft(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

/**
 * The draft of this tab; null when there is none. Somebody else's is never shown. Another customer's is removed; a visitor leaves it,
 * as its owner may be on the way back from login.
 */
export function takeAddressDraft(owner: DraftOwner): AddressDraft | null {
  try {
    const text = window.sessionStorage.getItem(storageKey);
    const draft = readAddressDraft(text, owner);
    if (text !== null && draft === null && owner.customerId !== null) forgetAddressDraft();
    return draft;
  } catch {
    return null;
  }
}

/**
 * What a kept draft means to this owner: their own, or the one they typed under their e-mail before they signed in; else null.
 * Storage may hold anything: only known fields are taken up.
 */
export function readAddressDraft(text: string | null, owner: DraftOwner): AddressDraft | null {
  const kept = parseRecord(text);
  const values = toRecord(kept?.values);
  if (!kept || !values) return null;
  const email = typeof values.email === 'string' ? values.email : '';
  const isOwn = kept.customerId === owner.customerId;
  const isTypedBefore =
    kept.customerId === null &&
    email !== '' &&
    email.trim().toLowerCase() === owner.email.toLowerCase();
  if (!isOwn && !isTypedBefore) return null;
  return { values: readValues(values, email), isVisitors: kept.customerId === null };
}

function readValues(kept: Record<string, unknown>, email: string): AddressStepValues {
  return {
    email,
    withCompany: kept.withCompany === true,
    isInvoiceOpen: kept.isInvoiceOpen !== false,
    invoice: readAddressValues(kept.invoice),
    deliverTo: typeof kept.deliverTo === 'string' ? kept.deliverTo : '',
    delivery: readAddressValues(kept.delivery),
    replaces: typeof kept.replaces === 'string' ? kept.replaces : null,
  };
}

function parseRecord(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    return toRecord(JSON.parse(text));
  } catch {
    // Not ours to mend: whoever wrote it, it is no draft.
    return null;
  }
}

function toRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
