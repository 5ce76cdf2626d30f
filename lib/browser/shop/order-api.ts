import { CustomerOrdersDocument, type CustomerOrdersQuery } from '@/graphql/generated/shop/graphql';
import type { OrderView } from './account-views';
import { mapOrder } from './map-order';
import { type FollowedQuery, useCustomerQuery } from './use-shop-query';

/** Follows all of the caller's orders the page has read, newest first; asks for so many from an offset on. */
export function useOrdersFrom(offset: number, limit: number): FollowedQuery<readonly OrderView[]> {
  return useCustomerQuery(CustomerOrdersDocument, { pagination: { offset, limit } }, toOrders);
}

function toOrders({ customer }: CustomerOrdersQuery): readonly OrderView[] {
  return customer.orders.map(mapOrder);
}
