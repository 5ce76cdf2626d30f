import { loadDeliveryAddresses } from '@/lib/browser/address/address-api';
import type { Country } from '@/lib/browser/shop/shop-views';
import type { UnclearedField } from '@/lib/browser/address/save-address';
import {
  replaceDeliveryAddress,
  saveDeliveryAddress,
  saveInvoiceAddress,
} from '@/lib/browser/address/save-address';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { toSuccess } from '@/lib/platform/http/call-result';
import { loadBasket, setDeliveryAddress } from '@/lib/browser/basket/basket-actions';
import { refreshBasket } from '@/lib/browser/basket/basket-sync';
import { getClientState } from '@/lib/browser/state/client-state';
import { startGuestSession } from '@/lib/browser/session/begin-session';
import { removeAddressDraft } from './address-draft';
import {
  type AddressStepValues,
  deliverToInvoiceAddress,
  deliverToNewAddress,
} from './address-step-values';

type AddressStepResult =
  /** leftOut names what the guest's basket could not take along, kept the fields the shop does not blank. */
  | { ok: true; leftOut: readonly string[]; kept: readonly UnclearedField[] }
  /** message is the shop's own sentence, empty when no answer came; isGone: the chosen address no longer exists. */
  | { ok: false; message: string; isGone: boolean };

type Countries = readonly Country[];

/**
 * Brings the address step to the shop: a guest session for this e-mail unless the form is a registered customer's, the invoice address when
 * it was open, the same as a delivery address when no equal one exists (Spec §4), the chosen delivery address on the basket.
 * Each step may be repeated; what was done stays done.
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
    : toSuccess<UnclearedField[]>([]);
  if (invoice.kind !== 'done') return failed(invoice);
  const chosen = await resolveDeliveryId(values, countries);
  if (chosen.kind !== 'done') return failed(chosen);
  const refused = await setDeliveryAddress(chosen.value);
  if (refused) return { ok: false, message: refused.message, isGone: await isGone(chosen.value) };
  if (values.deliverTo === deliverToNewAddress)
    await replaceDeliveryAddress(values.replaces, chosen.value);
  removeAddressDraft();
  return { ok: true, leftOut: guest.leftOut, kept: invoice.value };
}

/** A customer whose session has ended meanwhile does not become a guest without knowing. */
async function resolveCustomer(email: string, isRegistered: boolean): Promise<AddressStepResult> {
  const { isAnonymous, isGuest } = getClientState();
  if (!isAnonymous && !isGuest) return { ok: true, leftOut: [], kept: [] };
  if (isRegistered) return { ok: false, message: '', isGone: false };
  const started = await startGuestSession(email);
  if (started.kind !== 'done') return failed(started);
  refreshBasket();
  await loadBasket();
  return { ok: true, leftOut: started.value.leftOut, kept: [] };
}

/** The id of the delivery address that was chosen or typed. */
async function resolveDeliveryId(
  { deliverTo, invoice, delivery }: AddressStepValues,
  countries: Countries,
): Promise<ShopResult<string>> {
  if (deliverTo === deliverToNewAddress) return saveDeliveryAddress(delivery, countries);
  if (deliverTo === deliverToInvoiceAddress) return saveDeliveryAddress(invoice, countries);
  return toSuccess(deliverTo);
}

async function isGone(id: string): Promise<boolean> {
  const known = await loadDeliveryAddresses();
  return known.kind === 'done' && !known.value.some((address) => address.id === id);
}

function failed(answer: Exclude<ShopResult<unknown>, { kind: 'done' }>): AddressStepResult {
  return { ok: false, message: answer.kind === 'refused' ? answer.message : '', isGone: false };
}
