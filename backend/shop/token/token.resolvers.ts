import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../context';
import { issueToken } from './token.service';

export const tokenResolvers: Resolvers<ShopContext> = {
  Query: {
    token: (_parent, { username, password }, context) =>
      issueToken(context, username ?? null, password ?? null),
  },
};
