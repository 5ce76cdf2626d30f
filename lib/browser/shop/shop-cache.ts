import {
  type ApolloCache,
  type FieldMergeFunction,
  InMemoryCache,
  type Reference,
} from '@apollo/client';
import type { Modifiers } from '@apollo/client/cache';
import type { GetCustomerQuery } from '@/graphql/generated/shop/graphql';

/** GraphQL types without an id; their objects are stored inside the parent object. */
const parts = ['BasketCost', 'BasketProductBruttoSum', 'Price', 'ProductStock', 'InvoiceAddress'];

/**
 * Creates one normalized cache for cart, checkout and account: every object is stored once, with the values of the
 * latest response.
 */
export function createShopCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      ...Object.fromEntries(parts.map((name) => [name, { keyFields: false, merge: true }])),
      // A list from the latest response replaces the cached one, so that removed items disappear.
      Customer: {
        keyFields: ['id'],
        fields: {
          baskets: { merge: false },
          deliveryAddresses: { merge: false },
          orders: { keyArgs: false, merge: mergeOrders },
        },
      },
      Basket: {
        keyFields: ['id'],
        fields: { items: { merge: false }, vouchers: { merge: false } },
      },
      Order: { keyFields: ['id'] },
      PurchasePrice: { keyFields: false },
      Query: {
        fields: {
          basketDeliveryMethods: { merge: false },
          basketPayments: { merge: false },
          purchasePrices: { merge: false },
        },
      },
    },
  });
}

/** Merges pages of orders into one list, newest first: orders are never deleted and their numbers only increase. */
const mergeOrders: FieldMergeFunction<readonly Reference[]> = (
  known = [],
  incoming,
  { readField },
) => {
  const all = new Map([...known, ...incoming].map((order) => [order.__ref, order]));
  const numberOf = (order: Reference) => readField<number>('orderNumber', order) ?? 0;
  return [...all.values()].sort((one, other) => numberOf(other) - numberOf(one));
};

type CustomerFields = Pick<
  GetCustomerQuery['customer'],
  'invoiceAddress' | 'deliveryAddresses' | 'orders'
>;

/**
 * Updates fields of the cached customer after a write whose response does not contain them; does nothing if no customer
 * is cached.
 */
export function updateCachedCustomer(
  cache: ApolloCache,
  fields: Partial<Modifiers<CustomerFields>>,
): void {
  let id: string | undefined;
  cache.modify({
    fields: {
      customer: (known: Reference) => {
        id = known.__ref;
        return known;
      },
    },
  });
  if (id) cache.modify<CustomerFields>({ id, fields });
}

/**
 * Removes an object from the cache, and so from every list that refers to it; does nothing for objects without a cache
 * id.
 */
export function removeFromCache(
  cache: ApolloCache,
  type: 'Basket' | 'DeliveryAddress',
  id: string,
): void {
  const name = cache.identify({ __typename: type, id });
  if (name !== undefined) cache.evict({ id: name });
}
