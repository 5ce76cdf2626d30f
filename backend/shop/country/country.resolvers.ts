import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../context';
import { listCountries } from './country.service';

export const countryResolvers: Resolvers<ShopContext> = {
  Query: {
    countries: (_parent, { filter, sort }, context) => listCountries(context, filter, sort),
  },
};
