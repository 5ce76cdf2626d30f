import { lastUsedAddressId } from '@/domain/address/last-used-address';
import { done } from '@/lib/platform/http/answer';
import { createLoadedStore } from '@/lib/browser/shop/loaded-store';
import { loadCustomer } from '@/lib/browser/shop/checkout-api';
import type { DeliveryAddressView, InvoiceAddressView } from '@/lib/browser/shop/address-views';

export type AddressBookView = {
  customerId: string;
  /** Null until one was set. */
  invoiceAddress: InvoiceAddressView | null;
  deliveryAddresses: readonly DeliveryAddressView[];
  /** Null before the first delivery to one of them. */
  lastUsedId: string | null;
};

/** The caller's addresses, for the account's address page. */
export const addressBook = createLoadedStore<AddressBookView>(async () => {
  const answer = await loadCustomer();
  if (answer.kind !== 'done') return answer;
  const { id, invoiceAddress, deliveryAddresses, orders } = answer.value;
  const lastUsedId = lastUsedAddressId(deliveryAddresses, orders);
  const book = { customerId: id, invoiceAddress, deliveryAddresses, lastUsedId };
  return done(book);
});
