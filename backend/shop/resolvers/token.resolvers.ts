import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import { issueToken } from '../token/token.service';

export const tokenResolvers: Resolvers<ShopContext> = {
  Query: {
    token: (_parent, { username, password }, context) =>
      issueToken(context, username ?? null, password ?? null),
  },
};
