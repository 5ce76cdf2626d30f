import { GetCustomerDocument, type GetCustomerQuery } from '@/graphql/generated/shop/graphql';
import { mapCustomer } from './map-customer';
import type { CheckoutCustomer } from './shop-views';
import { type ShopQuery, useCustomerQuery } from './use-shop-query';

/** Follows the caller's account; nobody is asked while nobody is signed in. */
export function useCustomer(isWanted = true): ShopQuery<CheckoutCustomer> {
  return useCustomerQuery(GetCustomerDocument, {}, toCustomer, isWanted);
}

function toCustomer({ customer }: GetCustomerQuery): CheckoutCustomer {
  return mapCustomer(customer);
}
