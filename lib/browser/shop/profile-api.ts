import { isSameAddress } from '@/domain/address/same-address';
import {
  CustomerProfileDocument,
  type CustomerProfileQuery,
} from '@/graphql/generated/shop/graphql';
import { setUser } from '@/lib/browser/state/local-operations';
import type { ProfileView } from './account-views';
import { addressLines } from './address-lines';
import { type ShopAnswer, askShop } from './ask-shop';

/** Who the caller is and where they live. The name becomes known to the whole page. */
export async function loadProfile(): Promise<ShopAnswer<ProfileView>> {
  return askShop(CustomerProfileDocument, {}, ({ customer }) => {
    const { id, email, firstName, lastName } = customer;
    setUser({ id, email, firstName, lastName });
    return toProfile(customer);
  });
}

function toProfile(customer: CustomerProfileQuery['customer']): ProfileView {
  const { firstName, lastName, email, customerNumber, deliveryAddresses } = customer;
  const invoice = customer.invoiceAddress.country ? customer.invoiceAddress : null;
  const others = deliveryAddresses.filter(
    (address) => !invoice || !isSameAddress(address, invoice),
  );
  return {
    firstName,
    lastName,
    email,
    customerNumber,
    phone: customer.invoiceAddress.phone || customer.invoiceAddress.mobile,
    invoiceAddress: invoice && addressLines(invoice),
    isSameDelivery: invoice !== null && others.length < deliveryAddresses.length,
    addressCount: others.length + (invoice ? 1 : 0),
  };
}
