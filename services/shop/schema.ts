import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, GraphQLError, type ValidationRule } from 'graphql';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { createTextScalar } from '../http/graphql';
import {
  addressResolvers,
  countryResolvers,
  customerResolvers,
  wishListResolvers,
  tokenResolvers,
} from './resolvers/customer.resolvers';
import {
  basketResolvers,
  mergeBasketResolvers,
  voucherResolvers,
} from './resolvers/basket.resolvers';
import { catalogResolvers } from './resolvers/catalog.resolvers';
import { deliveryResolvers, paymentResolvers } from './resolvers/checkout.resolvers';
import { orderResolvers } from './resolvers/order.resolvers';

/** DateTime values are accepted as text. The code that uses the value validates it and throws a ShopError. */
const scalars: Resolvers = { DateTime: createTextScalar('DateTime') };

/**
 * The resolvers of each area. An area consists of `resolvers/<area>.resolvers.ts`, which calls
 * `<area>/<area>.service.ts`, which calls `<area>.repository.ts`.
 */
const areas: Resolvers[] = [
  scalars,
  addressResolvers,
  basketResolvers,
  catalogResolvers,
  countryResolvers,
  customerResolvers,
  deliveryResolvers,
  wishListResolvers,
  orderResolvers,
  paymentResolvers,
  mergeBasketResolvers,
  tokenResolvers,
  voucherResolvers,
];

let known: GraphQLSchema | undefined;

/**
 * Returns the shop's executable schema: the contract in graphql/shop with all resolvers. It depends on no shop
 * instance, so it is created once.
 */
export function getShopSchema(): GraphQLSchema {
  known ??= createShopSchema();
  return known;
}

function createShopSchema(): GraphQLSchema {
  const typeDefs = readFileSync(
    new URL('../../graphql/shop/schema.graphql', import.meta.url),
    'utf8',
  );
  return makeExecutableSchema({ typeDefs, resolvers: areas });
}

/** Root fields with OXID's `@Logged @HideIfUnauthorized`: anonymous callers get the error for an unknown field. */
const hidden: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: new Set(['customer', 'basketDeliveryMethods', 'basketPayments']),
  Mutation: new Set([
    'basketSetDeliveryAddress',
    'basketSetDeliveryMethod',
    'basketSetPayment',
    'basketRemove',
  ]),
};

/** Rejects the whole document if it uses a hidden field, as if the field were not in the schema. */
export const hiddenFieldsRule: ValidationRule = (context) => ({
  Field(node) {
    const parent = context.getParentType()?.name ?? '';
    const field = node.name.value;
    if (hidden[parent]?.has(field)) {
      context.reportError(
        new GraphQLError(`Cannot query field "${field}" on type "${parent}".`, { nodes: node }),
      );
    }
  },
});
