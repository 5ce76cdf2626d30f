import { addressLines } from '@/domain/address/address-text';
import { isSameAddress } from '@/domain/address/same-address';
import {
  CustomerProfileDocument,
  type CustomerProfileQuery,
} from '@/graphql/generated/shop/graphql';
import type { ProfileView } from './account-views';
import { type FollowedQuery, useCustomerQuery } from './use-shop-query';

/** Follows who the caller is and where they live. */
export function useProfile(): FollowedQuery<ProfileView> {
  return useCustomerQuery(CustomerProfileDocument, {}, toProfile);
}

function toProfile({ customer }: CustomerProfileQuery): ProfileView {
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
