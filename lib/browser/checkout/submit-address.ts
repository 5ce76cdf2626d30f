import { loadDeliveryAddresses } from '@/lib/browser/shop/address-api';
import type { Country } from '@/lib/browser/shop/address-views';
import type { KeptField } from '@/lib/browser/address/kept-fields';
import { replaceDelivery, saveDelivery, saveInvoice } from '@/lib/browser/address/save-address';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { done } from '@/lib/platform/http/answer';
import { loadBasket, setDeliveryAddress } from '@/lib/browser/basket/basket-actions';
import { reconcile } from '@/lib/browser/basket/follow-basket';
import { getClientState } from '@/lib/browser/state/client-state';
import { startGuestSession } from '@/lib/browser/session/start-guest';
import { forgetAddressDraft } from './address-draft';
import { type AddressStepValues, toInvoiceAddress, toNewAddress } from './address-step-values';

type AddressOutcome =
  /** leftOut names what the guest's basket could not take along, kept the fields the shop does not blank. */
  | { ok: true; leftOut: readonly string[]; kept: readonly KeptField[] }
  /** message is the shop's own sentence, empty when no answer came; isGone: the chosen address no longer exists. */
  | { ok: false; message: string; isGone: boolean };

type Countries = readonly Country[];

/**
 * Brings the address step to the shop: a guest session for this e-mail unless the form is a registered customer's, the invoice address when
 * it was open, the same as a delivery address when no equal one exists (Spec §4), the chosen delivery address on the basket.
 * Each step may be repeated; what was done stays done.
 */
export async function submitAddress(
  values: AddressStepValues,
  countries: Countries,
  isRegistered: boolean,
): Promise<AddressOutcome> {
  const guest = await ensureCustomer(values.email, isRegistered);
  if (!guest.ok) return guest;
  const invoice = values.isInvoiceOpen
    ? await saveInvoice(values.invoice, countries)
    : done<KeptField[]>([]);
  if (invoice.kind !== 'done') return failed(invoice);
  const chosen = await chooseDelivery(values, countries);
  if (chosen.kind !== 'done') return failed(chosen);
  const refused = await setDeliveryAddress(chosen.value);
  if (refused) return { ok: false, message: refused.message, isGone: await isGone(chosen.value) };
  if (values.deliverTo === toNewAddress) await replaceDelivery(values.replaces, chosen.value);
  forgetAddressDraft();
  return { ok: true, leftOut: guest.leftOut, kept: invoice.value };
}

/** A customer whose session has ended meanwhile does not become a guest without knowing. */
async function ensureCustomer(email: string, isRegistered: boolean): Promise<AddressOutcome> {
  const { isAnonymous, isGuest } = getClientState();
  if (!isAnonymous && !isGuest) return { ok: true, leftOut: [], kept: [] };
  if (isRegistered) return { ok: false, message: '', isGone: false };
  const started = await startGuestSession(email);
  if (started.kind !== 'done') return failed(started);
  reconcile();
  await loadBasket();
  return { ok: true, leftOut: started.value.leftOut, kept: [] };
}

/** The id of the delivery address that was chosen or typed. */
async function chooseDelivery(
  { deliverTo, invoice, delivery }: AddressStepValues,
  countries: Countries,
): Promise<ShopAnswer<string>> {
  if (deliverTo === toNewAddress) return saveDelivery(delivery, countries);
  if (deliverTo === toInvoiceAddress) return saveDelivery(invoice, countries);
  return done(deliverTo);
}

async function isGone(id: string): Promise<boolean> {
  const known = await loadDeliveryAddresses();
  return known.kind === 'done' && !known.value.some((address) => address.id === id);
}

function failed(answer: Exclude<ShopAnswer<unknown>, { kind: 'done' }>): AddressOutcome {
  return { ok: false, message: answer.kind === 'refused' ? answer.message : '', isGone: false };
}
