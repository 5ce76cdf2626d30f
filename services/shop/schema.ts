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

/** A moment or a day as text; whether it is one is for the rule that takes it to say, in the shop's words. */
const scalars: Resolvers = { DateTime: createTextScalar('DateTime') };

/** Every area has its part: `resolvers/<area>.resolvers.ts` -> `<area>/<area>.service.ts` -> `<area>.repository.ts`. */
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

/** The shop's executable schema: the contract in graphql/shop with the resolvers of all areas. It knows no shop, so one serves all. */
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

/** OXID's `@Logged @HideIfUnauthorized` (external contract A.3, A.4): for anonymous callers these fields do not exist. */
const hidden: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: new Set(['customer', 'basketDeliveryMethods', 'basketPayments']),
  Mutation: new Set([
    'basketSetDeliveryAddress',
    'basketSetDeliveryMethod',
    'basketSetPayment',
    'basketRemove',
  ]),
};

/** Refuses the whole document when it names a hidden field, as if the schema did not have it. */
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
