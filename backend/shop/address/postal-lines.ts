import { addressLines } from '@/domain/address/address-text';
import type { PostalAddress } from './address-model';

/** An address as mails and documents write it, line by line; `countryTitle` is a country's name by its id. */
export function postalLines(
  address: PostalAddress,
  countryTitle: (id: string) => string,
): string[] {
  const { countryId } = address;
  return addressLines({
    ...address,
    country: { id: countryId, title: countryTitle(countryId) },
  });
}
