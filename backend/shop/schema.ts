import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { textScalar } from '../http/text-scalar';
import { addressResolvers } from './resolvers/address.resolvers';
import { basketResolvers } from './resolvers/basket.resolvers';
import { catalogResolvers } from './resolvers/catalog.resolvers';
import { countryResolvers } from './resolvers/country.resolvers';
import { customerResolvers } from './resolvers/customer.resolvers';
import { deliveryResolvers } from './resolvers/delivery.resolvers';
import { noticeListResolvers } from './resolvers/notice-list.resolvers';
import { orderResolvers } from './resolvers/order.resolvers';
import { paymentResolvers } from './resolvers/payment.resolvers';
import { takeAlongResolvers } from './resolvers/take-along.resolvers';
import { tokenResolvers } from './resolvers/token.resolvers';
import { voucherResolvers } from './resolvers/voucher.resolvers';

/** A moment or a day as text; whether it is one is for the rule that takes it to say, in the shop's words. */
const scalars: Resolvers = { DateTime: textScalar('DateTime') };

/** Every area has its part: `resolvers/<area>.resolvers.ts` -> `<area>/<area>.service.ts` -> `<area>.repository.ts`. */
const areas: Resolvers[] = [
  scalars,
  addressResolvers,
  basketResolvers,
  catalogResolvers,
  countryResolvers,
  customerResolvers,
  deliveryResolvers,
  noticeListResolvers,
  orderResolvers,
  paymentResolvers,
  takeAlongResolvers,
  tokenResolvers,
  voucherResolvers,
];

let known: GraphQLSchema | undefined;

/** The shop's executable schema: the contract in graphql/shop with the resolvers of all areas. It knows no shop, so one serves all. */
export function shopSchema(): GraphQLSchema {
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
