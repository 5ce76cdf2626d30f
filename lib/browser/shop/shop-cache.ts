import { type FieldMergeFunction, InMemoryCache, type Reference } from '@apollo/client';
import type { ApolloCache } from '@apollo/client';
import type { Modifiers } from '@apollo/client/cache';
import type { GetCustomerQuery } from '@/graphql/generated/shop/graphql';

/** Things of the shop have an id of their own; these are parts of the thing they stand in. */
const parts = ['BasketCost', 'BasketProductBruttoSum', 'Price', 'ProductStock', 'InvoiceAddress'];

/** One normalised store for cart, checkout and account: a thing of the shop stands in it once, whichever answer named it last. */
export function createShopCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      ...Object.fromEntries(parts.map((name) => [name, { keyFields: false, merge: true }])),
      // CustomerFields are the shop's: what it no longer names is gone.
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

/** Orders are never taken back, and numbers only grow: pages read at different moments are one list, newest first. */
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

/** Changes fields of the caller's customer after a write whose answer does not name them; nothing happens while nobody has read it. */
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

/** Takes a thing out of the store, and so out of every list that names it; nothing happens to one the store has no name for. */
export function removeFromCache(
  cache: ApolloCache,
  type: 'Basket' | 'DeliveryAddress',
  id: string,
): void {
  const name = cache.identify({ __typename: type, id });
  if (name !== undefined) cache.evict({ id: name });
}
