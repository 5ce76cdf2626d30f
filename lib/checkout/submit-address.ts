import { isSameAddress } from '@/domain/address/same-address';
import { loadCart, setDeliveryAddress } from '@/lib/basket/cart-actions';
import { reconcile } from '@/lib/basket/cart';
import { startGuestSession } from '@/lib/session/browser-session';
import { getClientState } from '@/lib/client-state/client-state';
import { setIsDeliverySet } from '@/lib/client-state/local-operations';
import { forgetAddressDraft } from './address-draft';
import type { AddressStepValues, AddressValues } from './address-schema';
import {
  addDeliveryAddress,
  type CheckoutAnswer,
  loadCustomer,
  saveInvoiceAddress,
} from './checkout-api';
import type { DeliveryAddressView } from './checkout-views';

/** leftOut names what the guest's basket could not take along. */
type AddressOutcome =
  | { ok: true; leftOut: readonly string[] }
  /** message is the shop's own sentence, empty when no answer came. */
  | { ok: false; message: string };

type Countries = readonly { id: string; title: string }[];

/**
 * Brings the address step to the shop: a guest session for this e-mail unless the caller is signed in, the invoice address, the
 * same as a delivery address when no equal one exists (Spec §4), the chosen delivery address on the basket. Each step may be
 * repeated; what was done stays done.
 */
export async function submitAddress(
  values: AddressStepValues,
  countries: Countries,
): Promise<AddressOutcome> {
  const guest = await ensureGuest(values.email);
  if (!guest.ok) return guest;
  const saved = await saveInvoiceAddress(values.invoice);
  if (saved.kind !== 'done') return failed(saved);
  const invoiceAddressId = await ensureDeliveryAddress(values.invoice, countries);
  if (invoiceAddressId.kind !== 'done') return failed(invoiceAddressId);
  const chosen = values.isSameDelivery
    ? invoiceAddressId
    : await ensureDeliveryAddress(values.delivery, countries);
  if (chosen.kind !== 'done') return failed(chosen);
  const refused = await setDeliveryAddress(chosen.value);
  if (refused) return { ok: false, message: refused.message };
  setIsDeliverySet(true);
  forgetAddressDraft();
  return guest;
}

async function ensureGuest(email: string): Promise<AddressOutcome> {
  const { isAnonymous, isGuest } = getClientState();
  if (!isAnonymous && !isGuest) return { ok: true, leftOut: [] };
  const started = await startGuestSession(email);
  if (!started.ok) return { ok: false, message: started.message };
  reconcile();
  await loadCart();
  return started;
}

/** The id of the account's delivery address that is the same as this one; it is added when there is none (Spec §4). */
async function ensureDeliveryAddress(
  address: AddressValues,
  countries: Countries,
): Promise<CheckoutAnswer<string>> {
  const customer = await loadCustomer();
  if (customer.kind !== 'done') return customer;
  const comparable = {
    ...address,
    country: countries.find(({ id }) => id === address.countryId) ?? null,
  };
  const equal = customer.value.deliveryAddresses.find((known) => isSameAddress(known, comparable));
  if (equal && isAsComplete(equal, address)) return { kind: 'done', value: equal.id };
  const added = await addDeliveryAddress(address);
  return added.kind === 'done' ? { kind: 'done', value: added.value.id } : added;
}

/** Equal addresses may still differ in what the carrier needs: then the newer one is used. */
function isAsComplete(known: DeliveryAddressView, address: AddressValues): boolean {
  return (
    known.phone === address.phone &&
    known.company === address.company &&
    known.additionalInfo === address.additionalInfo
  );
}

function failed(answer: Exclude<CheckoutAnswer<unknown>, { kind: 'done' }>): AddressOutcome {
  return { ok: false, message: answer.kind === 'refused' ? answer.message : '' };
}
