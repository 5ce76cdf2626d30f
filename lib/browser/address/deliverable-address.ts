import type { ComparableAddress } from '@/domain/address/same-address';
import { findIdenticalAddress, findSameAddress } from '@/domain/address/find-same-address';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { done } from '@/lib/platform/http/answer';
import { addDeliveryAddress } from '@/lib/browser/shop/address-api';
import type { AddressValues } from '@/lib/browser/shop/address-schema';
import type { Country, DeliveryAddressView } from '@/lib/browser/shop/address-views';

type Known = readonly DeliveryAddressView[];
type Countries = readonly Country[];

/** The id of a delivery address that says exactly this; it is added when there is none. */
export async function ensureDeliveryAddress(
  address: AddressValues,
  known: Known,
  countries: Countries,
): Promise<ShopAnswer<string>> {
  const identical = findIdenticalAddress(known, toComparable(address, countries));
  return identical ? done(identical.id) : add(address);
}

/** After an address was set as invoice address it is also added as delivery address if no equal one exists (Spec §4). */
export async function keepAsDeliveryAddress(
  address: AddressValues,
  known: Known,
  countries: Countries,
): Promise<ShopAnswer<string>> {
  const same = findSameAddress(known, toComparable(address, countries));
  return same ? done(same.id) : add(address);
}

async function add(address: AddressValues): Promise<ShopAnswer<string>> {
  const added = await addDeliveryAddress(address);
  return added.kind === 'done' ? done(added.value.id) : added;
}

function toComparable(
  address: AddressValues,
  countries: Countries,
): AddressValues & ComparableAddress {
  return { ...address, country: countries.find(({ id }) => id === address.countryId) ?? null };
}
