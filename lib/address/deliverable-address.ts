import type { ComparableAddress } from '@/domain/address/same-address';
import { findIdenticalAddress, findSameAddress } from '@/domain/address/find-same-address';
import type { ShopAnswer } from '@/lib/apollo/ask-shop';
import { addDeliveryAddress } from './address-api';
import type { AddressValues } from './address-schema';
import type { Country, DeliveryAddressView } from './address-views';

type Known = readonly DeliveryAddressView[];
type Countries = readonly Country[];

/** The id of a delivery address that says exactly this; it is added when there is none. */
export async function ensureDeliveryAddress(
  address: AddressValues,
  known: Known,
  countries: Countries,
): Promise<ShopAnswer<string>> {
  const identical = findIdenticalAddress(known, toComparable(address, countries));
  return identical ? { kind: 'done', value: identical.id } : add(address);
}

/** After an address was set as invoice address it is also added as delivery address if no equal one exists (Spec §4). */
export async function keepAsDeliveryAddress(
  address: AddressValues,
  known: Known,
  countries: Countries,
): Promise<ShopAnswer<string>> {
  const same = findSameAddress(known, toComparable(address, countries));
  return same ? { kind: 'done', value: same.id } : add(address);
}

async function add(address: AddressValues): Promise<ShopAnswer<string>> {
  const added = await addDeliveryAddress(address);
  return added.kind === 'done' ? { kind: 'done', value: added.value.id } : added;
}

function toComparable(
  address: AddressValues,
  countries: Countries,
): AddressValues & ComparableAddress {
  return { ...address, country: countries.find(({ id }) => id === address.countryId) ?? null };
}
