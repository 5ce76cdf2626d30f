import { countryText, streetText } from '@/domain/address/address-text';
import type { AddressView } from '@/lib/browser/shop/address-views';

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

/** An address line by line, as it is written on a letter. */
export function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, company, additionalInfo } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    additionalInfo,
    streetText(address),
    `${address.zipCode} ${address.city}`,
    countryText(address),
  ];
  return lines.filter(Boolean).map((line, index) => <div key={index}>{line}</div>);
}
