import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { addressResolvers } from './address/address.resolvers';
import { basketResolvers } from './basket/basket.resolvers';
import { catalogResolvers } from './catalog/catalog.resolvers';
import { countryResolvers } from './country/country.resolvers';
import { customerResolvers } from './customer/customer.resolvers';
import { deliveryResolvers } from './delivery/delivery.resolvers';
import { orderResolvers } from './order/order.resolvers';
import { paymentResolvers } from './payment/payment.resolvers';
import { takeAlongResolvers } from './take-along/take-along.resolvers';
import { tokenResolvers } from './token/token.resolvers';
import { voucherResolvers } from './voucher/voucher.resolvers';

/** Every area adds its part; each is `<area>/<area>.resolvers.ts` -> `<area>.service.ts` -> `<area>.repository.ts`. */
const areas: Resolvers[] = [
  addressResolvers,
  basketResolvers,
  catalogResolvers,
  countryResolvers,
  customerResolvers,
  deliveryResolvers,
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
