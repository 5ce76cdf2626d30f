import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import {
  type ComparableAddress,
  findIdenticalAddress,
  findSameAddress,
} from '@/domain/address/address-book';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
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
  return identical ? toServiceCallSuccess(identical.id) : add(address);
}

/**
 * Adds the invoice address to the delivery addresses if no equal one exists (Specification §4). Returns the id of the
 * delivery address.
 */
async function addAsDeliveryAddress(
  address: AddressValues,
  known: KnownAddresses,
  countries: Countries,
): Promise<ShopResult<string>> {
  const same = findSameAddress(known, toComparable(address, countries));
  return same ? toServiceCallSuccess(same.id) : add(address);
}

async function add(address: AddressValues): Promise<ShopResult<string>> {
  const added = await addDeliveryAddress(address);
  return added.kind === 'done' ? toServiceCallSuccess(added.value.id) : added;
}

function toComparable(
  address: AddressValues,
  countries: Countries,
): AddressValues & ComparableAddress {
  return { ...address, country: countries.find(({ id }) => id === address.countryId) ?? null };
}

const replaceable = ['company', 'vatID', 'additionalInfo', 'phone'] as const;

export type ClearableAddressField = (typeof replaceable)[number];

/**
 * Returns the fields that the customer emptied but that kept their old value: some shop services skip empty fields
 * instead of blanking them.
 */
export function listUnclearedFields(
  sent: AddressValues,
  saved: AddressView | null,
): ClearableAddressField[] {
  if (!saved) return [];
  return replaceable.filter((field) => sent[field].trim() === '' && saved[field] !== '');
}

type CountryList = readonly Country[];

/**
 * Sets the invoice address and adds it to the delivery addresses if no equal one exists (Specification §4). Fields that
 * the customer emptied are blanked, so that prices are computed for the displayed address; returns the fields that
 * could not be blanked. Repeating the call has no further effect.
 */
export async function saveInvoiceAddress(
  invoice: AddressValues,
  countries: CountryList,
): Promise<ShopResult<ClearableAddressField[]>> {
  const saved = await setInvoiceAddress(invoice);
  if (saved.kind !== 'done') return saved;
  const known = await loadDeliveryAddresses();
  if (known.kind !== 'done') return known;
  const added = await addAsDeliveryAddress(invoice, known.value, countries);
  if (added.kind !== 'done') return added;
  const unclearedFields = listUnclearedFields(invoice, saved.value);
  if (unclearedFields.length === 0 || !hasShopFeature('addressFieldRemoval'))
    return toServiceCallSuccess(unclearedFields);
  const blanked = await clearInvoiceFields(unclearedFields);
  return toServiceCallSuccess(
    blanked.kind === 'done' ? listUnclearedFields(invoice, blanked.value) : unclearedFields,
  );
}

/**
 * Saves a delivery address: returns the id of an identical saved address, or adds the address and returns its new id.
 */
export async function saveDeliveryAddress(
  delivery: AddressValues,
  countries: CountryList,
): Promise<ShopResult<string>> {
  const known = await loadDeliveryAddresses();
  return known.kind === 'done' ? resolveDeliveryAddress(delivery, known.value, countries) : known;
}

/** Deletes the delivery address that `newId` replaces. If the deletion fails, both addresses remain. */
export async function replaceDeliveryAddress(oldId: string | null, newId: string): Promise<void> {
  if (oldId !== null && oldId !== newId) await deleteDeliveryAddress(oldId);
}
