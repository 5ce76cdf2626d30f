import type { B2bOverview, OrderInTransit } from '@/domain/dealer-account/overview';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/locale/language';
import { addDays, toBerlinDay, getEndOfDay, getStartOfDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import { findInvoiceAddress } from '../../shop/address/address.repository';
import { findCustomer } from '../../shop/customer/customer.repository';
import {
  countInvoices,
  getOwedAmounts,
} from '../../shop/order/invoices/customer-invoices.repository';
import {
  countActiveOrders,
  listExpectedItems,
  listNextArrivals,
} from '../../shop/order/customer-orders.repository';
import { getCredit } from '../../shop/order/credit-limit';
import { loadOrderItems } from '../../shop/order/customer-orders.repository';
import type { RestServices } from '../../rest/rest-context';
import { findDealerEntry } from '../article-content';
import { toOrderSummaryView } from '../orders/order-view';
import { findReadAt, saveReadAt } from './overview.repository';
import { listOverviewChanges } from './overview-changes';

/** Who never marked anything as read is told of this much; nobody is told of more than the second. */
const firstLookMs = 30 * dayMs;
const longestLookMs = 90 * dayMs;
const soonDays = 7;
const mostChanges = 100;
const mostOnTheWay = 50;

type Services = Pick<RestServices, 'db' | 'clock' | 'content'>;

/** What the account opens with: what changed since the changes were last marked as read, newest first, and where things stand now. */
export async function getOverview(
  services: Services,
  customerId: string,
  language: Language,
): Promise<B2bOverview> {
  const { db, clock, content } = services;
  const now = clock.now();
  const today = toBerlinDay(now);
  const underWay = await countActiveOrders(db, customerId);
  const owed = await getOwedAmounts(db, customerId, { today, soon: today });
  const customer = await findCustomer(db, customerId);
  const address = await findInvoiceAddress(db, customerId);
  const credit = await getCredit(db, customerId);
  const readAt = await findReadAt(db, customerId);
  const after = Math.max(readAt ?? now - firstLookMs, now - longestLookMs);
  const changes = await listOverviewChanges(services, {
    ...{ customerId, after, language, today, limit: mostChanges + 1 },
    dealerNumber: customer?.dealerNumber ?? null,
  });

  return {
    company: address?.company ?? '',
    customerNumber: customer?.customerNumber ?? '',
    contact: address ? `${address.firstName} ${address.lastName}`.trim() : '',
    since: readAt === null ? null : new Date(readAt).toISOString(),
    openCents: owed.openCents,
    overdueCents: owed.overdueCents,
    openInvoices: (await countInvoices(db, customerId)).open,
    ordersInWork: underWay.inWork,
    bikesInSevenDays: await countBikes(services, customerId, {
      from: getStartOfDay(today),
      until: getEndOfDay(addDays(today, soonDays - 1)),
    }),
    creditLimitCents: credit.limitCents,
    freeCreditCents: credit.freeCents,
    changes: changes.slice(0, mostChanges),
    hasMoreChanges: changes.length > mostChanges,
    onTheWay: await nextToArrive(services, customerId, language),
    onTheWayCount: underWay.all,
    finderSlug: findDealerEntry(content(), customer)?.slug ?? null,
  };
}

/** Marks all changes until now as read. */
export function markAsRead({ db, clock }: Services, customerId: string): Promise<void> {
  return saveReadAt(db, customerId, clock.now());
}

/** Orders that are still to arrive, the next one first; without a day last. */
async function nextToArrive(
  { db }: Services,
  customerId: string,
  language: Language,
): Promise<OrderInTransit[]> {
  const orders = await loadOrderItems(db, await listNextArrivals(db, customerId, mostOnTheWay));
  return orders
    .map((order) => toOrderSummaryView(order, language))
    .map(({ orderNumber, reference, content, expectedAt, formerExpectedAt, netCents }) => ({
      ...{ orderNumber, reference, content, expectedAt, formerExpectedAt, netCents },
    }));
}

/** Bicycles of orders that are expected from one moment to another. */
async function countBikes(
  { db }: Services,
  customerId: string,
  when: { from: number; until: number },
): Promise<number> {
  const items = await listExpectedItems(db, customerId, when);
  return items
    .filter(({ sku }) => parseBikeSku(sku) !== null)
    .reduce((sum, { amount }) => sum + amount, 0);
}
