import { loadDeliveryAddresses } from '@/lib/browser/address/address-api';
import type { Country } from '@/lib/browser/shop/shop-views';
import {
  replaceDeliveryAddress,
  saveDeliveryAddress,
  saveInvoiceAddress,
  type ClearableAddressField,
} from '@/lib/browser/address/save-address';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import { loadBasket, setDeliveryAddress } from '@/lib/browser/basket/basket-actions';
import { refreshBasket } from '@/lib/browser/basket/basket-sync';
import { getClientState } from '@/lib/browser/state/client-state';
import { startGuestSession } from '@/lib/browser/session/begin-session';
import { removeAddressDraft } from './address-draft';
import {
  type AddressStepValues,
  invoiceAddressOption,
  newAddressOption,
} from './address-step-values';

type AddressStepResult =
  /**
   * `leftOut` contains the items that could not be moved to the guest's basket, `unclearedFields` the fields that the
   * shop service could not blank.
   */
  | { ok: true; leftOut: readonly string[]; unclearedFields: readonly ClearableAddressField[] }
  /**
   * `message` is the message of the shop service, empty when the request failed; `isGone` is true when the chosen
   * address no longer exists. `guestProblem` is set when no guest session could be started: the message is in the
   * visitor's language then, and `emailTaken` means that signing in helps.
   */
  | { ok: false; message: string; isGone: boolean; guestProblem?: 'emailTaken' | 'rejected' };

export type AddressStepProblem = Extract<AddressStepResult, { ok: false }>;

type Countries = readonly Country[];

/**
 * Saves the address step: starts a guest session for this email address unless the customer is registered, sets the
 * invoice address if it was edited and adds it to the delivery addresses when no equal one exists (Specification §4),
 * then sets the chosen delivery address on the basket. Each of these requests can be repeated without further effect.
 */
export async function saveAddressStep(
  values: AddressStepValues,
  countries: Countries,
  isRegistered: boolean,
): Promise<AddressStepResult> {
  const guest = await resolveCustomer(values.email, isRegistered);
  if (!guest.ok) return guest;
  const invoice = values.isInvoiceOpen
    ? await saveInvoiceAddress(values.invoice, countries)
    : toServiceCallSuccess<ClearableAddressField[]>([]);
  if (invoice.kind !== 'done') return failed(invoice);
  const chosen = await resolveDeliveryId(values, countries);
  if (chosen.kind !== 'done') return failed(chosen);
  const failure = await setDeliveryAddress(chosen.value);
  if (failure) return { ok: false, message: failure.message, isGone: await isGone(chosen.value) };
  if (values.deliverTo === newAddressOption)
    await replaceDeliveryAddress(values.replaces, chosen.value);
  removeAddressDraft();
  return { ok: true, leftOut: guest.leftOut, unclearedFields: invoice.value };
}

/**
 * Starts or continues the session for the order. Returns an error when a registered customer's session has ended,
 * instead of silently continuing as a guest.
 */
async function resolveCustomer(email: string, isRegistered: boolean): Promise<AddressStepResult> {
  const { isAnonymous, isGuest } = getClientState();
  if (!isAnonymous && !isGuest) return { ok: true, leftOut: [], unclearedFields: [] };
  if (isRegistered) return { ok: false, message: '', isGone: false };
  const started = await startGuestSession(email);
  if (started.kind === 'rejected')
    return { ...failed(started), guestProblem: started.status === 409 ? 'emailTaken' : 'rejected' };
  if (started.kind !== 'done') return failed(started);
  refreshBasket();
  await loadBasket();
  return { ok: true, leftOut: started.value.leftOut, unclearedFields: [] };
}

/** Returns the id of the chosen delivery address; a typed one is added first. */
async function resolveDeliveryId(
  { deliverTo, invoice, delivery }: AddressStepValues,
  countries: Countries,
): Promise<ShopResult<string>> {
  if (deliverTo === newAddressOption) return saveDeliveryAddress(delivery, countries);
  if (deliverTo === invoiceAddressOption) return saveDeliveryAddress(invoice, countries);
  return toServiceCallSuccess(deliverTo);
}

async function isGone(id: string): Promise<boolean> {
  const known = await loadDeliveryAddresses();
  return known.kind === 'done' && !known.value.some((address) => address.id === id);
}

function failed(answer: Exclude<ShopResult<unknown>, { kind: 'done' }>): AddressStepProblem {
  return { ok: false, message: answer.kind === 'rejected' ? answer.message : '', isGone: false };
}
