import { formatCountry, formatStreet } from '@/domain/address/format-address';
import type { AddressView } from '@/lib/browser/shop/shop-views';

type Address = Pick<
  AddressView,
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'additionalInfo'
  | 'street'
  | 'streetNumber'
  | 'zipCode'
  | 'city'
  | 'country'
>;

/** An address line by line, as in a postal address. */
export function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, company, additionalInfo } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    additionalInfo,
    formatStreet(address),
    `${address.zipCode} ${address.city}`,
    formatCountry(address),
  ];
  return lines.filter(Boolean).map((line, index) => <div key={index}>{line}</div>);
}
