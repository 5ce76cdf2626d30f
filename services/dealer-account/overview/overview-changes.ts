import { type B2bInvoice, dueSoonDays } from '@/domain/dealer-account/b2b-invoices';
import type { B2bChange } from '@/domain/dealer-account/b2b-overview';
import { buildTrackingUrl } from '@/domain/delivery/expected-delivery';
import type { Language } from '@/domain/locale/language';
import {
  addDays,
  toBerlinDay,
  toIsoDay,
  parseIsoDay,
  getStartOfDay,
  type IsoDay,
} from '@/domain/time/day';
import { getDocumentFormats } from '../../documents/document-formats';
import { type ArticleContent, getArticlePagePath, getArticleContent } from '../article-content';
import { formatOrderContents } from '../orders/order-view';
import type { OrderModel, OrderWithItems } from '../../shop/order/order-model';
import {
  type RestockArrivalRow,
  type TestRide,
  findRestockArrivals,
  findReviewedRequests,
  findTestRides,
} from './overview.repository';
import type { RestServices } from '../../rest/rest-context';
import { listDueInvoices } from '../../shop/order/invoices/customer-invoices.repository';
import {
  listDateChangedOrders,
  listShippedAfter,
  loadOrderItems,
} from '../../shop/order/customer-orders.repository';
import { toB2bInvoice } from '../orders/invoices.service';

const iso = (at: number) => new Date(at).toISOString();

interface OrderMove {
  order_id: string;
  former_at: number;
  new_at: number;
  changed_at: number;
}

/**
 * Lists active orders whose estimated delivery changed. Several changes are combined, from the first former day to the
 * latest new day; a change that was reverted is left out.
 */
function listDateChangeEntries(
  moves: readonly OrderMove[],
  orders: readonly OrderWithItems[],
  language: Language,
): B2bChange[] {
  return orders.flatMap(({ order, items }) => {
    const own = moves.filter(({ order_id }) => order_id === order.id);
    const [first, last] = [own.at(0), own.at(-1)];
    if (!first || !last || order.cancelled || order.deliveredAt !== null) return [];
    const [from, to] = [toBerlinDay(first.former_at), toBerlinDay(last.new_at)];
    if (from === to) return [];
    const { orderNumber, reference } = order;
    return [
      {
        id: `date:${orderNumber}:${last.changed_at}`,
        kind: to < from ? 'dateEarlier' : 'dateLater',
        at: iso(last.changed_at),
        ...{ orderNumber, reference, content: formatOrderContents(items, language), from, to },
      } as const,
    ];
  });
}

/** Lists articles that are available again. */
function listRestockArrivals(
  rows: readonly RestockArrivalRow[],
  facts: ArticleContent,
): B2bChange[] {
  return rows.map((row) => ({
    id: `arrival:${row.id}:${row.arrived_at}`,
    kind: 'arrival',
    at: iso(row.arrived_at),
    sku: row.sku ?? '',
    title: [row.title, row.short_description].filter((text) => text !== '').join(', '),
    slug: getArticlePagePath(row, facts),
    pieces: row.quantity,
    hekCents: row.hek_cents,
  }));
}

/** Lists invoices that became due soon or overdue after a time. Only the current state of an invoice is listed. */
function listDueInvoiceChanges(invoices: readonly B2bInvoice[], after: number): B2bChange[] {
  return invoices.flatMap((invoice) => {
    const { state, dueAt, orderNumber, invoiceNumber, totalCents } = invoice;
    if (state !== 'due' && state !== 'overdue') return [];
    const startedAt = getStartOfDay(addDays(toIsoDay(dueAt), state === 'due' ? -dueSoonDays : 1));
    if (startedAt <= after) return [];
    const id = `${state}:${invoiceNumber}`;
    const facts = { orderNumber, invoiceNumber, totalCents, dueAt };
    return [{ id, kind: 'invoiceDue', at: iso(startedAt), ...facts } as const];
  });
}

/** Lists orders shipped after a time. */
function listShippedOrderChanges(orders: readonly OrderModel[], after: number): B2bChange[] {
  return orders.flatMap((order) => {
    const { dispatchedAt, orderNumber, reference, trackingNumber, cancelled } = order;
    if (cancelled || dispatchedAt === null || dispatchedAt <= after) return [];
    return [
      {
        id: `shipped:${orderNumber}`,
        kind: 'orderShipped',
        at: iso(dispatchedAt),
        ...{ orderNumber, reference, trackingUrl: buildTrackingUrl(trackingNumber) },
      } as const,
    ];
  });
}

/** Lists change requests for master data that were accepted or rejected. */
function listMasterDataChanges(
  rows: readonly { id: string; state: string; reviewed_at: number | null }[],
): B2bChange[] {
  return rows.map(({ id, state, reviewed_at }) => ({
    id: `master-data:${id}`,
    kind: 'masterDataReviewed',
    at: iso(reviewed_at ?? 0),
    isAccepted: state === 'accepted',
  }));
}

/** Lists requested test rides and leases, with the preferred day formatted in the language. */
function listTestRideChanges(rows: readonly TestRide[], language: Language): B2bChange[] {
  const { day } = getDocumentFormats(language);
  const formatDay = (requestedDate: string) => {
    const parsed = parseIsoDay(requestedDate);
    return parsed === null ? requestedDate : day(parsed);
  };
  return rows.map(
    ({ id, created_at, name, email, bike, sku, title, requested_date, ...request }) => ({
      id: `test-ride:${id}`,
      kind: request.leasing === '' ? 'testRide' : 'leasing',
      at: iso(created_at),
      ...{ name, email, sku, model: title ?? (sku || bike) },
      ...{ configuration: request.configuration, wish: formatDay(requested_date) },
    }),
  );
}

interface Look {
  customerId: string;
  dealerNumber: string | null;
  /** Only later changes are listed (epoch milliseconds). */
  after: number;
  language: Language;
  today: IsoDay;
  limit: number;
}

/** Lists a dealer's changes after a time, newest first, at most `limit`. */
export async function listOverviewChanges(
  { db, content }: Pick<RestServices, 'db' | 'content'>,
  { customerId, dealerNumber, after, language, today, limit }: Look,
): Promise<B2bChange[]> {
  const moved = await listDateChangedOrders(db, customerId, after);
  const arrivals = await findRestockArrivals(db, { customerId, after, language, limit });
  const days = { from: addDays(toBerlinDay(after), -1), to: addDays(today, dueSoonDays) };
  const due = await listDueInvoices(db, customerId, days, limit);
  const rides =
    dealerNumber === null ? [] : await findTestRides(db, { dealerNumber, after, language, limit });
  const changes = [
    ...listDateChangeEntries(moved.moves, await loadOrderItems(db, moved.orders), language),
    ...listRestockArrivals(arrivals, getArticleContent(content(), language)),
    ...listDueInvoiceChanges(
      due.invoices.map((one) => toB2bInvoice(one, due.documents, today)),
      after,
    ),
    ...listShippedOrderChanges(await listShippedAfter(db, customerId, after, limit), after),
    ...listTestRideChanges(rides, language),
    ...listMasterDataChanges(await findReviewedRequests(db, customerId, after)),
  ];
  return changes
    .sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    .slice(0, limit);
}
