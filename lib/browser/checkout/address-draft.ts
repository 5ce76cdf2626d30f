import { parseAddressValues } from '@/lib/browser/address/address-schema';
import {
  type AddressStepValues,
  toAddressStepValues,
  deliverToInvoiceAddress,
  deliverToNewAddress,
} from './address-step-values';
import type { CheckoutCustomer } from '@/lib/browser/shop/shop-views';

const storageKey = 'addressDraft';

/** A draft, and whether it was typed before its owner had signed in. */
export type AddressDraft = { values: AddressStepValues; isVisitors: boolean };

/** Whose draft it is. Visitors and guests have no account: customerId is null, email what is known of them. */
export type DraftOwner = { customerId: string | null; email: string };

/** Keeps what is typed in this tab, so that a reload or a sign-in in between loses nothing. */
export function saveAddressDraft({ customerId }: DraftOwner, values: AddressStepValues): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ customerId, values }));
  } catch {
    // Without storage the form keeps it as long as the page lives.
    return;
  }
}

/** Forgets the draft: the shop has it now. */
export function removeAddressDraft(): void {
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
export function loadAddressDraft(owner: DraftOwner): AddressDraft | null {
  try {
    const text = window.sessionStorage.getItem(storageKey);
    const draft = parseAddressDraft(text, owner);
    if (text !== null && draft === null && owner.customerId !== null) removeAddressDraft();
    return draft;
  } catch {
    return null;
  }
}

/**
 * What a kept draft means to this owner: their own, or the one they typed under their e-mail before they signed in; else null.
 * Storage may hold anything: only known fields are taken up.
 */
export function parseAddressDraft(text: string | null, owner: DraftOwner): AddressDraft | null {
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
    invoice: parseAddressValues(kept.invoice),
    deliverTo: typeof kept.deliverTo === 'string' ? kept.deliverTo : '',
    delivery: parseAddressValues(kept.delivery),
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

/** Whose draft the step keeps: a customer's own, or that of a visitor without an account. */
export function getDraftOwner(
  customer: CheckoutCustomer | null,
  isRegistered: boolean,
): DraftOwner {
  const email = customer?.email ?? '';
  return { customerId: isRegistered && customer ? customer.id : null, email };
}

/** How the form begins: with the draft of this tab, else with what the account has, else empty. */
export function getInitialValues(
  customer: CheckoutCustomer | null,
  basketAddressId: string | null,
  isRegistered: boolean,
): AddressStepValues {
  const saved = toAddressStepValues(customer, basketAddressId, isRegistered);
  const draft = loadAddressDraft(getDraftOwner(customer, isRegistered));
  if (!draft) return saved;
  return isRegistered && customer
    ? mergeDraft(draft, saved, customer)
    : { ...draft.values, isInvoiceOpen: true, deliverTo: visitorsTarget(draft.values) };
}

/**
 * A customer's draft with what has changed since: addresses that are gone, or a sign-in. What was typed before it becomes a new
 * delivery address beside the saved ones, and never takes the place of the saved invoice address.
 */
export function mergeDraft(
  { values, isVisitors }: AddressDraft,
  saved: AddressStepValues,
  { email, deliveryAddresses }: CheckoutCustomer,
): AddressStepValues {
  if (saved.isInvoiceOpen)
    return { ...values, email, isInvoiceOpen: true, deliverTo: visitorsTarget(values) };
  if (isVisitors) {
    const typed = visitorsTarget(values) === deliverToNewAddress ? values.delivery : values.invoice;
    return typed.street === ''
      ? saved
      : { ...saved, deliverTo: deliverToNewAddress, delivery: typed };
  }
  const ids = deliveryAddresses.map(({ id }) => id);
  const known = [deliverToInvoiceAddress, deliverToNewAddress, ...ids];
  return {
    ...values,
    email,
    deliverTo: known.includes(values.deliverTo) ? values.deliverTo : saved.deliverTo,
    replaces: values.replaces !== null && ids.includes(values.replaces) ? values.replaces : null,
  };
}

/** Who has no address book delivers to the invoice address or to another one that is typed. */
function visitorsTarget({ deliverTo }: AddressStepValues): string {
  return deliverTo === deliverToNewAddress ? deliverToNewAddress : deliverToInvoiceAddress;
}
