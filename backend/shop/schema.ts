import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import { catalogResolvers } from './catalog/catalog.resolvers';
import { countryResolvers } from './country/country.resolvers';
import { tokenResolvers } from './token/token.resolvers';

/** Every area adds its part; each is `<area>/<area>.resolvers.ts` -> `<area>.service.ts` -> `<area>.repository.ts`. */
const areas: Resolvers[] = [catalogResolvers, countryResolvers, tokenResolvers];

/** The shop's executable schema: the contract in graphql/shop with the resolvers of all areas. */
export function createShopSchema(): GraphQLSchema {
  const typeDefs = readFileSync(new URL('../../graphql/shop/schema.graphql', import.meta.url), 'utf8');
  return makeExecutableSchema({ typeDefs, resolvers: areas });
}
