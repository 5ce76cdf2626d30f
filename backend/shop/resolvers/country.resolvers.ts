import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import { listCountries } from '../country/country.service';

export const countryResolvers: Resolvers<ShopContext> = {
  Query: {
    countries: (_parent, { filter, sort }, context) => listCountries(context, filter, sort),
  },
};
