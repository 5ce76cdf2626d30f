import type { AddressFields } from '../shop/address/address-model';

/** An address as it stands on a letter; lines nobody filled in are left out. */
export function addressLines(
  address: AddressFields,
  countryTitle: (id: string) => string,
): string[] {
  return [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.additionalInfo,
    `${address.street} ${address.streetNumber}`,
    `${address.zipCode} ${address.city}`,
    countryTitle(address.countryId),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
