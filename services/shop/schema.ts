import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { createTextScalar } from '../http/graphql';
import type { EmbeddedShopLevel } from '../platform/services-config';
import { levelBehaviors } from './levels/level-behavior';
import { createLevelSchemas, type LevelSchemas } from './levels/level-schema';
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

const known = new Map<EmbeddedShopLevel, LevelSchemas>();

/**
 * Returns the executable schemas of a level. They depend on no shop instance, so they are created once per level and
 * process.
 */
export function getLevelSchemas(level: EmbeddedShopLevel): LevelSchemas {
  const schemas = known.get(level) ?? createLevelSchemas(levelBehaviors[level], areas);
  known.set(level, schemas);
  return schemas;
}

/** Returns the executable schema of the full shop: the contract in graphql/shop with all resolvers. */
export function getShopSchema(): GraphQLSchema {
  return getLevelSchemas('full').all;
}
