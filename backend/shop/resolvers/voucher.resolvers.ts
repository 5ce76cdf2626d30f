import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import { addVoucher } from '../checkout/checkout.service';
import { removeVoucher } from '../voucher/voucher.service';

export const voucherResolvers: Resolvers<ShopContext> = {
  Mutation: {
    basketAddVoucher: (_parent, { basketId, voucherNumber }, context) =>
      addVoucher(context, basketId, voucherNumber),
    basketRemoveVoucher: (_parent, { basketId, voucherId }, context) =>
      removeVoucher(context, basketId, voucherId),
  },
};
