import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import { endToken, issueToken } from '../token/token.service';

export const tokenResolvers: Resolvers<ShopContext> = {
  Query: {
    token: (_parent, { username, password }, context) =>
      issueToken(context, username ?? null, password ?? null),
  },
  Mutation: {
    tokenDelete: (_parent, { tokenId }, context) => endToken(context, tokenId),
  },
};
