import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import { takeAlong } from '../take-along/take-along.service';

export const takeAlongResolvers: Resolvers<ShopContext> = {
  Mutation: {
    basketTakeAlong: (_parent, { from }, context) => takeAlong(context, from ?? null),
  },
};
