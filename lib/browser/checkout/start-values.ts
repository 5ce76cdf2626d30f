import { type AddressDraft, type DraftOwner, takeAddressDraft } from './address-draft';
import {
  type AddressStepValues,
  savedStepValues,
  toInvoiceAddress,
  toNewAddress,
} from './address-step-values';
import type { CheckoutCustomer } from '@/lib/browser/shop/checkout-views';

/** Whose draft the step keeps: a customer's own, or that of a visitor without an account. */
export function draftOwner(customer: CheckoutCustomer | null, isRegistered: boolean): DraftOwner {
  const email = customer?.email ?? '';
  return { customerId: isRegistered && customer ? customer.id : null, email };
}

/** How the form begins: with the draft of this tab, else with what the account has, else empty. */
export function startValues(
  customer: CheckoutCustomer | null,
  basketAddressId: string | null,
  isRegistered: boolean,
): AddressStepValues {
  const saved = savedStepValues(customer, basketAddressId, isRegistered);
  const draft = takeAddressDraft(draftOwner(customer, isRegistered));
  if (!draft) return saved;
  return isRegistered && customer
    ? continueDraft(draft, saved, customer)
    : { ...draft.values, isInvoiceOpen: true, deliverTo: visitorsTarget(draft.values) };
}

/**
 * A customer's draft with what has changed since: addresses that are gone, or a sign-in. What was typed before it becomes a new
 * delivery address beside the saved ones, and never takes the place of the saved invoice address.
 */
export function continueDraft(
  { values, isVisitors }: AddressDraft,
  saved: AddressStepValues,
  { email, deliveryAddresses }: CheckoutCustomer,
): AddressStepValues {
  if (saved.isInvoiceOpen)
    return { ...values, email, isInvoiceOpen: true, deliverTo: visitorsTarget(values) };
  if (isVisitors) {
    const typed = visitorsTarget(values) === toNewAddress ? values.delivery : values.invoice;
    return typed.street === '' ? saved : { ...saved, deliverTo: toNewAddress, delivery: typed };
  }
  const ids = deliveryAddresses.map(({ id }) => id);
  const known = [toInvoiceAddress, toNewAddress, ...ids];
  return {
    ...values,
    email,
    deliverTo: known.includes(values.deliverTo) ? values.deliverTo : saved.deliverTo,
    replaces: values.replaces !== null && ids.includes(values.replaces) ? values.replaces : null,
  };
}

/** Who has no address book delivers to the invoice address or to another one that is typed. */
function visitorsTarget({ deliverTo }: AddressStepValues): string {
  return deliverTo === toNewAddress ? toNewAddress : toInvoiceAddress;
}
