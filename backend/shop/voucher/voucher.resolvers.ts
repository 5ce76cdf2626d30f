import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../context';
import { addVoucher, removeVoucher } from './voucher.service';

export const voucherResolvers: Resolvers<ShopContext> = {
  Mutation: {
    basketAddVoucher: (_parent, { basketId, voucherNumber }, context) =>
      addVoucher(context, basketId, voucherNumber),
    basketRemoveVoucher: (_parent, { basketId, voucherId }, context) =>
      removeVoucher(context, basketId, voucherId),
  },
};
