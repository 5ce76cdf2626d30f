import 'server-only';
import {
  CustomerBasketsDocument,
  type CustomerBasketsQuery,
  CustomerNoticeListDocument,
  type CustomerNoticeListQuery,
  CustomerOrdersDocument,
  type CustomerOrdersQuery,
  CustomerProfileDocument,
  type CustomerProfileQuery,
} from '@/graphql/generated/shop/graphql';
import { type Result, success } from '../result';
import { readData } from './read-data';
import type { ShopCaller } from './send-operation';

type Orders = CustomerOrdersQuery['customer']['orders'];

type PersonalData = {
  profile: CustomerProfileQuery['customer'];
  orders: Orders;
  baskets: CustomerBasketsQuery['customer']['baskets'];
  noticeList: CustomerNoticeListQuery['customer']['noticeList'];
};

const pageSize = 50;
/** A customer with more orders than this is a dealer, whose books are elsewhere. */
const maxPages = 40;

/** Everything the shop keeps of a caller. Fails as a whole when a part is missing: half an answer would be a false one. */
export async function readPersonalData(caller: ShopCaller): Promise<Result<PersonalData>> {
  const [profile, baskets, noticed, orders] = await Promise.all([
    readData(CustomerProfileDocument, {}, caller),
    readData(CustomerBasketsDocument, {}, caller),
    readData(CustomerNoticeListDocument, {}, caller),
    readOrders(caller),
  ]);
  if (!profile.ok) return profile;
  if (!baskets.ok) return baskets;
  if (!noticed.ok) return noticed;
  if (!orders.ok) return orders;
  return success({
    profile: profile.data.customer,
    orders: orders.data,
    baskets: baskets.data.customer.baskets,
    noticeList: noticed.data.customer.noticeList,
  });
}

async function readOrders(caller: ShopCaller): Promise<Result<Orders>> {
  const orders: Orders = [];
  for (let page = 0; page < maxPages; page += 1) {
    const pagination = { offset: page * pageSize, limit: pageSize };
    const found = await readData(CustomerOrdersDocument, { pagination }, caller);
    if (!found.ok) return found;
    orders.push(...found.data.customer.orders);
    if (found.data.customer.orders.length < pageSize) break;
  }
  return success(orders);
}
