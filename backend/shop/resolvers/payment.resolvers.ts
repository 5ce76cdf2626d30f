import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import { listPayments, setPayment } from '../checkout/checkout.service';

export const paymentResolvers: Resolvers<ShopContext> = {
  Query: {
    basketPayments: (_parent, { basketId }, context) => listPayments(context, basketId),
  },
  Mutation: {
    basketSetPayment: (_parent, { basketId, paymentId }, context) =>
      setPayment(context, basketId, paymentId),
  },
};
