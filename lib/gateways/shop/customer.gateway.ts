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
import { pageOrders } from './fallbacks/page-orders';
import { fetchShopData, fetchWholeShopData, type ShopCallContext } from './shop-client';
import 'server-only';

type Account = { email: string; password: string };

/**
 * Registers a guest account for one checkout. One email may have any number of guest accounts. Registering again with
 * the same email and password returns the same account. A shop without guest accounts registers an ordinary account,
 * and rejects an email that has one.
 */
export async function createGuestAccount(
  account: Account,
  language: Language,
): Promise<Result<true>> {
  return registerCustomer({ ...account, guest: true }, language);
}

/** Registers a customer with the password of their choice. An email with an account is an error of the layer `graphql`. */
export async function createCustomerAccount(
  account: Account,
  language: Language,
): Promise<Result<true>> {
  return registerCustomer(account, language);
}

async function registerCustomer(
  customer: Account & { guest?: boolean },
  language: Language,
): Promise<Result<true>> {
  const caller = { language, token: null };
  return mapResult(await fetchShopData(CustomerRegisterDocument, { customer }, caller), () => true);
}

/**
 * Fetches the customer group ids of a session; none when the shop has no groups. With an ID token the shop creates or
 * links the customer on first use.
 */
export async function fetchSessionGroups(caller: ShopCallContext): Promise<Result<string[]>> {
  const result = await fetchWholeShopData(GetSessionCustomerDocument, {}, caller);
  return mapResult(result, ({ currentUserGroups }) =>
    (currentUserGroups ?? []).map(({ id }) => id),
  );
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
 * Fetches all data that the shop stores about a customer; the notice list is null at a shop that has none. Fails when
 * any query fails, because an incomplete export would be wrong.
 */
export async function fetchPersonalData(caller: ShopCallContext): Promise<Result<PersonalData>> {
  const [profile, baskets, noticed, orders] = await Promise.all([
    fetchShopData(CustomerProfileDocument, {}, caller),
    fetchShopData(CustomerBasketsDocument, {}, caller),
    fetchWholeShopData(CustomerNoticeListDocument, {}, caller),
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
    const { customer } = await pageOrders(found.data, variables);
    orders.push(...customer.orders);
    if (customer.orders.length < pageSize) break;
  }
  return success(orders);
}
