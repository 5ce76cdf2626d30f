import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import {
  listDeliveryMethods,
  setDeliveryAddress,
  setDeliveryMethod,
} from '../checkout/checkout.service';

export const deliveryResolvers: Resolvers<ShopContext> = {
  Query: {
    basketDeliveryMethods: (_parent, { basketId }, context) =>
      listDeliveryMethods(context, basketId),
  },
  Mutation: {
    basketSetDeliveryAddress: (_parent, { basketId, deliveryAddressId }, context) =>
      setDeliveryAddress(context, basketId, deliveryAddressId ?? null),
    basketSetDeliveryMethod: (_parent, { basketId, deliveryMethodId }, context) =>
      setDeliveryMethod(context, basketId, deliveryMethodId),
  },
};
