import type { B2bInvoice } from '@/domain/b2b/b2b-invoice';
import { isUnpaid } from '@/domain/b2b/invoice-state';
import type { B2bChange, B2bOverview, OrderOnItsWay } from '@/domain/b2b/overview';
import type { B2bOrderSummary } from '@/domain/b2b/b2b-order';
import { parseSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/language/detect-language';
import { addDays, dayInBerlin } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import { findInvoiceAddress } from '../../shop/address/address.service';
import { findCustomer } from '../../shop/customer/customer.service';
import {
  findCredit,
  findCustomerInvoices,
  findOrdersWithItems,
} from '../../shop/order/order.service';
import { presentInvoices } from '../../documents/documents.service';
import type { RestServices } from '../../rest/rest-services';
import { articleFacts } from '../article-facts';
import { dealerEntry } from '../dealer-entry';
import { invoiceOf } from '../invoices/invoices.service';
import { orderSummaryView } from '../orders/order-view';
import type { OrderWithItems } from '../../shop/order/order-model';
import {
  arrivals,
  dueInvoices,
  movedDays,
  reviewedMasterData,
  shippedOrders,
  requestedTestRides,
} from './changes';
import {
  findArrivals,
  findOrderMoves,
  findReadAt,
  findReviewed,
  findTestRides,
  saveReadAt,
} from './overview.repository';

/** Who never marked anything as read is told of this much; nobody is told of more than the second. */
const firstLookMs = 30 * dayMs;
const longestLookMs = 90 * dayMs;
const soonDays = 7;

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
  const orders = await findOrdersWithItems(db, customerId);
  const known = await findCustomerInvoices(db, customerId);
  const invoices = presentInvoices(known).map((one) => invoiceOf(one, known, today));
  const unpaid = invoices.filter(({ state }) => isUnpaid(state));
  const summaries = orders.map((order) => orderSummaryView(order, language));
  const customer = await findCustomer(db, customerId);
  const address = await findInvoiceAddress(db, customerId);
  const credit = await findCredit(db, customerId);
  const readAt = await findReadAt(db, customerId);
  const after = Math.max(readAt ?? now - firstLookMs, now - longestLookMs);

  return {
    company: address?.company ?? '',
    customerNumber: customer?.customerNumber ?? '',
    contact: address ? `${address.firstName} ${address.lastName}`.trim() : '',
    since: readAt === null ? null : new Date(readAt).toISOString(),
    openCents: sumOf(unpaid),
    overdueCents: sumOf(unpaid.filter(({ state }) => state === 'overdue')),
    openInvoices: unpaid.length,
    ordersInWork: summaries.filter(({ state }) => state === 'accepted' || state === 'assembled')
      .length,
    bikesInSevenDays: bikesBetween(orders, summaries, today, addDays(today, soonDays - 1)),
    creditLimitCents: credit.limitCents,
    freeCreditCents: credit.freeCents,
    changes: await readChanges(services, {
      ...{ customerId, after, language, orders, invoices },
      dealerNumber: customer?.dealerNumber ?? null,
    }),
    onTheWay: onTheWay(summaries),
    finderSlug: dealerEntry(content(), customer)?.slug ?? null,
  };
}

/** Marks all changes until now as read. */
export function markAsRead({ db, clock }: Services, customerId: string): Promise<void> {
  return saveReadAt(db, customerId, clock.now());
}

interface Look {
  customerId: string;
  dealerNumber: string | null;
  after: number;
  language: Language;
  orders: readonly OrderWithItems[];
  invoices: readonly B2bInvoice[];
}

async function readChanges(
  { db, content }: Services,
  { customerId, dealerNumber, after, language, orders, invoices }: Look,
): Promise<B2bChange[]> {
  const came = await findArrivals(db, { customerId, after, language });
  const rides =
    dealerNumber === null ? [] : await findTestRides(db, { dealerNumber, after, language });
  const changes = [
    ...movedDays(await findOrderMoves(db, customerId, after), orders, language),
    ...arrivals(came, articleFacts(content(), language)),
    ...dueInvoices(invoices, after),
    ...shippedOrders(orders, after),
    ...requestedTestRides(rides, language),
    ...reviewedMasterData(await findReviewed(db, customerId, after)),
  ];
  return changes.sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id));
}

/** Orders that are still to arrive, the next one first; without a day last. */
function onTheWay(summaries: readonly B2bOrderSummary[]): OrderOnItsWay[] {
  return summaries
    .filter(({ state }) => state !== 'delivered' && state !== 'cancelled')
    .map(({ orderNumber, reference, content, expectedAt, formerExpectedAt, netCents }) => ({
      ...{ orderNumber, reference, content, expectedAt, formerExpectedAt, netCents },
    }))
    .sort((a, b) => (a.expectedAt ?? '9').localeCompare(b.expectedAt ?? '9'));
}

/** Bicycles of orders that are expected from one day to another, both included. */
function bikesBetween(
  orders: readonly OrderWithItems[],
  summaries: readonly B2bOrderSummary[],
  from: string,
  to: string,
): number {
  const coming = new Set(
    summaries
      .filter(({ expectedAt }) => expectedAt !== null && expectedAt >= from && expectedAt <= to)
      .map(({ orderNumber }) => orderNumber),
  );
  return orders
    .filter(({ order }) => coming.has(order.orderNumber))
    .flatMap(({ items }) => items)
    .filter(({ sku }) => parseSku(sku) !== null)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function sumOf(invoices: readonly B2bInvoice[]): number {
  return invoices.reduce((sum, { openCents }) => sum + openCents, 0);
}
