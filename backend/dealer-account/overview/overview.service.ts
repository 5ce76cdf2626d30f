import type { B2bOverview, OrderOnItsWay } from '@/domain/b2b/overview';
import { parseSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/language/detect-language';
import { addDays, dayInBerlin, endOfDay, startOfDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import { findInvoiceAddress } from '../../shop/address/address.service';
import { findCustomer } from '../../shop/customer/customer.service';
import {
  countInvoices,
  countUnderWay,
  findCredit,
  findExpectedItems,
  findNextToArrive,
  owedOn,
  withItems,
} from '../../shop/order/order.service';
import type { RestServices } from '../../rest/rest-services';
import { dealerEntry } from '../dealer-entry';
import { orderSummaryView } from '../orders/order-view';
import { findReadAt, saveReadAt } from './overview.repository';
import { readChanges } from './read-changes';

/** Who never marked anything as read is told of this much; nobody is told of more than the second. */
const firstLookMs = 30 * dayMs;
const longestLookMs = 90 * dayMs;
const soonDays = 7;
const mostChanges = 100;
const mostOnTheWay = 50;

type Services = Pick<RestServices, 'db' | 'clock' | 'content'>;

/** What the account opens with: what changed since the changes were last marked as read, newest first, and where things stand now. */
export async function readOverview(
  services: Services,
  customerId: string,
  language: Language,
): Promise<B2bOverview> {
  const { db, clock, content } = services;
  const now = clock.now();
  const today = dayInBerlin(now);
  const underWay = await countUnderWay(db, customerId);
  const owed = await owedOn(db, customerId, { today, soon: today });
  const customer = await findCustomer(db, customerId);
  const address = await findInvoiceAddress(db, customerId);
  const credit = await findCredit(db, customerId);
  const readAt = await findReadAt(db, customerId);
  const after = Math.max(readAt ?? now - firstLookMs, now - longestLookMs);
  const changes = await readChanges(services, {
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
      from: startOfDay(today),
      until: endOfDay(addDays(today, soonDays - 1)),
    }),
    creditLimitCents: credit.limitCents,
    freeCreditCents: credit.freeCents,
    changes: changes.slice(0, mostChanges),
    hasMoreChanges: changes.length > mostChanges,
    onTheWay: await nextToArrive(services, customerId, language),
    onTheWayCount: underWay.all,
    finderSlug: dealerEntry(content(), customer)?.slug ?? null,
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
): Promise<OrderOnItsWay[]> {
  const orders = await withItems(db, await findNextToArrive(db, customerId, mostOnTheWay));
  return orders
    .map((order) => orderSummaryView(order, language))
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
  const items = await findExpectedItems(db, customerId, when);
  return items
    .filter(({ sku }) => parseSku(sku) !== null)
    .reduce((sum, { amount }) => sum + amount, 0);
}
