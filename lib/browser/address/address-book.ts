import { lastUsedAddressId } from '@/domain/address/last-used-address';
import { useCustomer } from '@/lib/browser/shop/checkout-api';
import type { DeliveryAddressView, InvoiceAddressView } from '@/lib/browser/shop/address-views';
import type { FollowedQuery } from '@/lib/browser/shop/use-shop-query';

export type AddressBookView = {
  customerId: string;
  /** Null until one was set. */
  invoiceAddress: InvoiceAddressView | null;
  deliveryAddresses: readonly DeliveryAddressView[];
  /** Null before the first delivery to one of them. */
  lastUsedId: string | null;
};

/** Follows the caller's addresses, for the account's address page. */
export function useAddressBook(): FollowedQuery<AddressBookView> {
  const customer = useCustomer();
  if (!customer.value) return { ...customer, value: null };
  const { id, invoiceAddress, deliveryAddresses, orders } = customer.value;
  const lastUsedId = lastUsedAddressId(deliveryAddresses, orders);
  return { ...customer, value: { customerId: id, invoiceAddress, deliveryAddresses, lastUsedId } };
}
