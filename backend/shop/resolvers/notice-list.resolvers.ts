import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/context';
import { changeNoticeList, listNoticed } from '../notice-list/notice-list.service';

export const noticeListResolvers: Resolvers<ShopContext> = {
  Mutation: {
    noticeListChange: (_parent, change, context) => changeNoticeList(context, change),
  },
  Customer: {
    noticeList: ({ id }, _args, { db }) => listNoticed(db, id),
  },
};
