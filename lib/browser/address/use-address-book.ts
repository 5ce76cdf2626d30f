import { findLastUsedAddressId } from '@/domain/address/address-book';
import { useCustomer } from '@/lib/browser/shop/use-customer';
import type { DeliveryAddressView, InvoiceAddressView } from '@/lib/browser/shop/shop-views';
import type { ShopQuery } from '@/lib/browser/shop/use-shop-query';

export type AddressBookView = {
  customerId: string;
  /** Null until the customer has set an invoice address. */
  invoiceAddress: InvoiceAddressView | null;
  deliveryAddresses: readonly DeliveryAddressView[];
  /** Id of the delivery address last used for an order; null if no saved delivery address has been used. */
  lastUsedId: string | null;
};

/** Subscribes to the customer's addresses, for the address page of the account. */
export function useAddressBook(): ShopQuery<AddressBookView> {
  const customer = useCustomer();
  if (!customer.value) return { ...customer, value: null };
  const { id, invoiceAddress, deliveryAddresses, orders } = customer.value;
  const lastUsedId = findLastUsedAddressId(deliveryAddresses, orders);
  return { ...customer, value: { customerId: id, invoiceAddress, deliveryAddresses, lastUsedId } };
}
