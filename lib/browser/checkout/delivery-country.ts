import { type AddressStepValues, toInvoiceAddress, toNewAddress } from './address-step-values';
import type { CheckoutCustomer } from '@/lib/browser/shop/checkout-views';

type Typed = {
  deliverTo?: AddressStepValues['deliverTo'] | undefined;
  invoice?: { countryId?: string | undefined } | undefined;
  delivery?: { countryId?: string | undefined } | undefined;
};

/** The country the goods go to as the form stands; null while it is not known. */
export function deliveryCountryId(
  { deliverTo, invoice, delivery }: Typed,
  { deliveryAddresses }: Pick<CheckoutCustomer, 'deliveryAddresses'>,
): string | null {
  if (deliverTo === toInvoiceAddress) return invoice?.countryId ?? null;
  if (deliverTo === toNewAddress) return delivery?.countryId ?? null;
  return deliveryAddresses.find(({ id }) => id === deliverTo)?.country?.id ?? null;
}
