import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../context';
import { listPayments, setPayment } from './payment.service';

export const paymentResolvers: Resolvers<ShopContext> = {
  Query: {
    basketPayments: (_parent, { basketId }, context) => listPayments(context, basketId),
  },
  Mutation: {
    basketSetPayment: (_parent, { basketId, paymentId }, context) =>
      setPayment(context, basketId, paymentId),
  },
};
