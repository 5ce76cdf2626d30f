import { GetCustomerDocument, type GetCustomerQuery } from '@/graphql/generated/shop/graphql';
import { mapCustomer } from './map-customer';
import type { CheckoutCustomer } from './shop-views';
import { type ShopQuery, useCustomerQuery } from './use-shop-query';

/** Subscribes to the account of the signed-in customer or guest; no request is sent while nobody is signed in. */
export function useCustomer(isEnabled = true): ShopQuery<CheckoutCustomer> {
  return useCustomerQuery(GetCustomerDocument, {}, toCustomer, isEnabled);
}

function toCustomer({ customer }: GetCustomerQuery): CheckoutCustomer {
  return mapCustomer(customer);
}
