import type { B2bOverview, OrderInTransit } from '@/domain/dealer-account/b2b-overview';
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
import { findChangesReadAt, saveChangesReadAt } from './overview.repository';
import { listOverviewChanges } from './overview-changes';

/** Period of the listed changes for a customer who has never marked changes as read. */
const firstPeriodMs = 30 * dayMs;
/** Maximum age of the listed changes. */
const maxPeriodMs = 90 * dayMs;
const upcomingDays = 7;
const maxChanges = 100;
const maxOnTheWay = 50;

type Services = Pick<RestServices, 'db' | 'clock' | 'content'>;

/**
 * Returns the data of the account's first page: the changes since they were last marked as read, newest first, and the
 * current open amounts, credit and orders.
 */
export async function getOverview(
  services: Services,
  customerId: string,
  language: Language,
): Promise<B2bOverview> {
  const { db, clock, content } = services;
  const now = clock.now();
  const today = toBerlinDay(now);
  const underWay = await countActiveOrders(db, customerId);
  const owed = await getOwedAmounts(db, customerId, { today, dueSoon: today });
  const customer = await findCustomer(db, customerId);
  const address = await findInvoiceAddress(db, customerId);
  const credit = await getCredit(db, customerId);
  const readAt = await findChangesReadAt(db, customerId);
  const after = Math.max(readAt ?? now - firstPeriodMs, now - maxPeriodMs);
  const changes = await listOverviewChanges(services, {
    ...{ customerId, after, language, today, limit: maxChanges + 1 },
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
      until: getEndOfDay(addDays(today, upcomingDays - 1)),
    }),
    creditLimitCents: credit.limitCents,
    freeCreditCents: credit.freeCents,
    changes: changes.slice(0, maxChanges),
    hasMoreChanges: changes.length > maxChanges,
    onTheWay: await nextToArrive(services, customerId, language),
    onTheWayCount: underWay.all,
    finderSlug: findDealerEntry(content(), customer)?.slug ?? null,
  };
}

/** Marks all changes so far as read. */
export function markChangesAsRead({ db, clock }: Services, customerId: string): Promise<void> {
  return saveChangesReadAt(db, customerId, clock.now());
}

/** Lists orders that have not arrived, by estimated delivery; orders without an estimated delivery come last. */
async function nextToArrive(
  { db }: Services,
  customerId: string,
  language: Language,
): Promise<OrderInTransit[]> {
  const orders = await loadOrderItems(db, await listNextArrivals(db, customerId, maxOnTheWay));
  return orders
    .map((order) => toOrderSummaryView(order, language))
    .map(({ orderNumber, reference, content, expectedAt, formerExpectedAt, netCents }) => ({
      ...{ orderNumber, reference, content, expectedAt, formerExpectedAt, netCents },
    }));
}

/** Counts the bikes in orders expected within a period. */
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
