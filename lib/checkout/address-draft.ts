import { isSameAddress } from '@/domain/address/same-address';
import { type AddressStepValues, type AddressValues, emptyAddress } from './address-schema';
import type { AddressView, CheckoutCustomer } from './checkout-views';

const storageKey = 'addressDraft';

/** Keeps what is typed in this tab, so that a reload loses nothing; the shop's copy follows when the step is sent. */
export function keepAddressDraft(values: AddressStepValues): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(values));
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

/** How the form begins: with the draft of this tab, else with what the account has, else empty. */
export function startValues(
  customer: CheckoutCustomer | null,
  deliveryAddressId: string | null,
): AddressStepValues {
  return readDraft() ?? fromAccount(customer, deliveryAddressId);
}

function fromAccount(
  customer: CheckoutCustomer | null,
  deliveryAddressId: string | null,
): AddressStepValues {
  const invoiceView = customer?.invoiceAddress ?? null;
  const deliveryView =
    customer?.deliveryAddresses.find(({ id }) => id === deliveryAddressId) ?? null;
  const isSameDelivery = !invoiceView || !deliveryView || isSameAddress(invoiceView, deliveryView);
  return {
    email: customer?.email ?? '',
    invoice: toValues(invoiceView),
    isSameDelivery,
    delivery: isSameDelivery ? emptyAddress : toValues(deliveryView),
  };
}

function toValues(view: AddressView | null): AddressValues {
  if (!view) return emptyAddress;
  const { country, salutation, ...texts } = view;
  const known = salutation === 'mr' || salutation === 'mrs' ? salutation : '';
  return {
    ...emptyAddress,
    ...texts,
    salutation: known,
    countryId: country?.id ?? emptyAddress.countryId,
  };
}

/** Storage may hold anything: only texts of known fields are taken up. */
function readDraft(): AddressStepValues | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    if (!isRecord(kept)) return null;
    return {
      email: typeof kept.email === 'string' ? kept.email : '',
      invoice: readAddress(kept.invoice),
      isSameDelivery: kept.isSameDelivery !== false,
      delivery: readAddress(kept.delivery),
    };
  } catch {
    return null;
  }
}

function readAddress(kept: unknown): AddressValues {
  if (!isRecord(kept)) return emptyAddress;
  const texts = Object.entries(emptyAddress).map(([field, empty]) => [
    field,
    typeof kept[field] === 'string' ? kept[field] : empty,
  ]);
  return Object.fromEntries(texts) as AddressValues;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
