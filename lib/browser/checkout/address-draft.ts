import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { parseAddressValues } from '@/lib/browser/address/address-schema';
import {
  type AddressStepValues,
  toAddressStepValues,
  invoiceAddressOption,
  newAddressOption,
} from './address-step-values';
import type { CheckoutCustomer } from '@/lib/browser/shop/shop-views';

const storageKey = 'addressDraft';

/** Stored input of the address step. `isVisitors` is true when it was typed before the customer signed in. */
export type AddressDraft = { values: AddressStepValues; isVisitors: boolean };

/**
 * Owner of a draft. For visitors and guests, who have no account, `customerId` is null and `email` is the email address
 * known so far.
 */
export type DraftOwner = { customerId: string | null; email: string };

/** Stores the form values in this tab's session storage, so that they survive a reload or a sign-in. */
export function saveAddressDraft({ customerId }: DraftOwner, values: AddressStepValues): void {
  writeStorage('sessionStorage', storageKey, JSON.stringify({ customerId, values }));
}

/** Removes the stored draft. Called after the address step was saved. */
export function removeAddressDraft(): void {
  writeStorage('sessionStorage', storageKey, null);
}

/**
 * Returns this owner's draft in this tab; null when there is none. Another person's draft is never returned. It is
 * removed if `owner` is a customer; for a visitor it stays in storage, because its owner may be returning from the
 * login.
 */
export function loadAddressDraft(owner: DraftOwner): AddressDraft | null {
  const text = readStorage('sessionStorage', storageKey);
  const draft = parseAddressDraft(text, owner);
  if (text !== null && draft === null && owner.customerId !== null) removeAddressDraft();
  return draft;
}

/**
 * Parses a stored draft. Null unless it belongs to this owner or was typed with the owner's email address before the
 * sign-in. Storage may contain anything, so only known fields are read.
 */
export function parseAddressDraft(text: string | null, owner: DraftOwner): AddressDraft | null {
  const record = parseRecord(text);
  const values = toRecord(record?.values);
  if (!record || !values) return null;
  const email = typeof values.email === 'string' ? values.email : '';
  const isOwn = record.customerId === owner.customerId;
  const isTypedBefore =
    record.customerId === null &&
    email !== '' &&
    email.trim().toLowerCase() === owner.email.toLowerCase();
  if (!isOwn && !isTypedBefore) return null;
  return { values: readValues(values, email), isVisitors: record.customerId === null };
}

function readValues(record: Record<string, unknown>, email: string): AddressStepValues {
  return {
    email,
    withCompany: record.withCompany === true,
    isInvoiceOpen: record.isInvoiceOpen !== false,
    invoice: parseAddressValues(record.invoice),
    deliverTo: typeof record.deliverTo === 'string' ? record.deliverTo : '',
    delivery: parseAddressValues(record.delivery),
    replaces: typeof record.replaces === 'string' ? record.replaces : null,
  };
}

function parseRecord(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    return toRecord(JSON.parse(text));
  } catch {
    // Stored text that is not valid JSON is treated as no draft.
    return null;
  }
}

function toRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

/** Returns the owner of the draft: the customer, or a visitor without an account. */
export function getDraftOwner(
  customer: CheckoutCustomer | null,
  isRegistered: boolean,
): DraftOwner {
  const email = customer?.email ?? '';
  return { customerId: isRegistered && customer ? customer.id : null, email };
}

/** Returns the initial form values: the draft of this tab, else the data of the account, else empty. */
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
 * Adapts a customer's draft to changes since it was stored: addresses deleted meanwhile, or a sign-in. An address typed
 * before the sign-in becomes a new delivery address; it never replaces the saved invoice address.
 */
export function mergeDraft(
  { values, isVisitors }: AddressDraft,
  saved: AddressStepValues,
  { email, deliveryAddresses }: CheckoutCustomer,
): AddressStepValues {
  if (saved.isInvoiceOpen)
    return { ...values, email, isInvoiceOpen: true, deliverTo: visitorsTarget(values) };
  if (isVisitors) {
    const typed = visitorsTarget(values) === newAddressOption ? values.delivery : values.invoice;
    return typed.street === '' ? saved : { ...saved, deliverTo: newAddressOption, delivery: typed };
  }
  const ids = deliveryAddresses.map(({ id }) => id);
  const known = [invoiceAddressOption, newAddressOption, ...ids];
  return {
    ...values,
    email,
    deliverTo: known.includes(values.deliverTo) ? values.deliverTo : saved.deliverTo,
    replaces: values.replaces !== null && ids.includes(values.replaces) ? values.replaces : null,
  };
}

/** Returns the delivery choice for a visitor, who has no address book: the invoice address or another typed address. */
function visitorsTarget({ deliverTo }: AddressStepValues): string {
  return deliverTo === newAddressOption ? newAddressOption : invoiceAddressOption;
}
