import {
  type ComparableAddress,
  findIdenticalAddress,
  findSameAddress,
} from '@/domain/address/address-book';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { toSuccess } from '@/lib/platform/http/call-result';
import {
  addDeliveryAddress,
  clearInvoiceFields,
  deleteDeliveryAddress,
  loadDeliveryAddresses,
  setInvoiceAddress,
} from './address-api';
import type { AddressValues } from './address-schema';
import type { Country, DeliveryAddressView, AddressView } from '@/lib/browser/shop/shop-views';

type KnownAddresses = readonly DeliveryAddressView[];
type Countries = readonly Country[];

/** Returns the id of the delivery address with exactly these values; adds it when there is none. */
async function resolveDeliveryAddress(
  address: AddressValues,
  known: KnownAddresses,
  countries: Countries,
): Promise<ShopResult<string>> {
  const identical = findIdenticalAddress(known, toComparable(address, countries));
  return identical ? toSuccess(identical.id) : add(address);
}

/** Adds a new invoice address also as a delivery address when no equal one exists (Specification §4). */
async function addAsDeliveryAddress(
  address: AddressValues,
  known: KnownAddresses,
  countries: Countries,
): Promise<ShopResult<string>> {
  const same = findSameAddress(known, toComparable(address, countries));
  return same ? toSuccess(same.id) : add(address);
}

async function add(address: AddressValues): Promise<ShopResult<string>> {
  const added = await addDeliveryAddress(address);
  return added.kind === 'done' ? toSuccess(added.value.id) : added;
}

function toComparable(
  address: AddressValues,
  countries: Countries,
): AddressValues & ComparableAddress {
  return { ...address, country: countries.find(({ id }) => id === address.countryId) ?? null };
}

const replaceable = ['company', 'vatID', 'additionalInfo', 'phone'] as const;

export type UnclearedField = (typeof replaceable)[number];

/**
 * Returns the fields that were emptied but kept their value: some shop services skip empty fields instead of blanking
 * them.
 */
export function listUnclearedFields(
  sent: AddressValues,
  saved: AddressView | null,
): UnclearedField[] {
  if (!saved) return [];
  return replaceable.filter((field) => sent[field].trim() === '' && saved[field] !== '');
}

type CountryList = readonly Country[];

/**
 * Sets the invoice address and adds it as a delivery address when no equal one exists (Specification §4). Emptied
 * fields are blanked, so that the order is priced by what the form shows. Returns the fields the shop service kept
 * nevertheless. Safe to repeat.
 */
export async function saveInvoiceAddress(
  invoice: AddressValues,
  countries: CountryList,
): Promise<ShopResult<UnclearedField[]>> {
  const saved = await setInvoiceAddress(invoice);
  if (saved.kind !== 'done') return saved;
  const known = await loadDeliveryAddresses();
  if (known.kind !== 'done') return known;
  const added = await addAsDeliveryAddress(invoice, known.value, countries);
  if (added.kind !== 'done') return added;
  const unclearedFields = listUnclearedFields(invoice, saved.value);
  if (unclearedFields.length === 0) return toSuccess([]);
  const blanked = await clearInvoiceFields(unclearedFields);
  return toSuccess(
    blanked.kind === 'done' ? listUnclearedFields(invoice, blanked.value) : unclearedFields,
  );
}

/** Returns the id of the delivery address with exactly these values; adds it when there is none. */
export async function saveDeliveryAddress(
  delivery: AddressValues,
  countries: CountryList,
): Promise<ShopResult<string>> {
  const known = await loadDeliveryAddresses();
  return known.kind === 'done' ? resolveDeliveryAddress(delivery, known.value, countries) : known;
}

/**
 * Deletes the old delivery address after the new one was added. If the deletion fails, both addresses stay and nothing
 * is lost.
 */
export async function replaceDeliveryAddress(oldId: string | null, newId: string): Promise<void> {
  if (oldId !== null && oldId !== newId) await deleteDeliveryAddress(oldId);
}
