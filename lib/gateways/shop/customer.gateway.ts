import type { Language } from '@/domain/locale/language';
import {
  CustomerRegisterDocument,
  GetSessionCustomerDocument,
  CustomerBasketsDocument,
  type CustomerBasketsQuery,
  CustomerNoticeListDocument,
  type CustomerNoticeListQuery,
  CustomerOrdersDocument,
  type CustomerOrdersQuery,
  CustomerProfileDocument,
  type CustomerProfileQuery,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import { fetchShopData, type ShopCallContext } from './shop-client';
import 'server-only';

/**
 * Registers a guest account for one checkout. One email may have any number of guest accounts. Registering again with
 * the same email and password returns the same account.
 */
export async function createGuestAccount(
  account: { email: string; password: string },
  language: Language,
): Promise<Result<true>> {
  const customer = { ...account, guest: true };
  const result = await fetchShopData(
    CustomerRegisterDocument,
    { customer },
    { language, token: null },
  );
  return mapResult(result, () => true);
}

/**
 * Fetches the customer group ids of a session. With an ID token the shop creates or links the customer on first use.
 */
export async function fetchSessionGroups(caller: ShopCallContext): Promise<Result<string[]>> {
  const result = await fetchShopData(GetSessionCustomerDocument, {}, caller);
  return mapResult(result, ({ currentUserGroups }) => currentUserGroups.map(({ id }) => id));
}

type Orders = CustomerOrdersQuery['customer']['orders'];

type PersonalData = {
  profile: CustomerProfileQuery['customer'];
  orders: Orders;
  baskets: CustomerBasketsQuery['customer']['baskets'];
  noticeList: CustomerNoticeListQuery['customer']['noticeList'];
};

const pageSize = 50;
/** Maximum number of order pages in an export. Only dealers have more orders, and they have their own accounting. */
const maxPages = 40;

/**
 * Fetches all data that the shop stores about a customer. Fails when any query fails, because an incomplete export
 * would be wrong.
 */
export async function fetchPersonalData(caller: ShopCallContext): Promise<Result<PersonalData>> {
  const [profile, baskets, noticed, orders] = await Promise.all([
    fetchShopData(CustomerProfileDocument, {}, caller),
    fetchShopData(CustomerBasketsDocument, {}, caller),
    fetchShopData(CustomerNoticeListDocument, {}, caller),
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

async function readOrders(caller: ShopCallContext): Promise<Result<Orders>> {
  const orders: Orders = [];
  for (let page = 0; page < maxPages; page += 1) {
    const variables = { offset: page * pageSize, limit: pageSize };
    const found = await fetchShopData(CustomerOrdersDocument, variables, caller);
    if (!found.ok) return found;
    orders.push(...found.data.customer.orders);
    if (found.data.customer.orders.length < pageSize) break;
  }
  return success(orders);
}
