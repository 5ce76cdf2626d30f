import type { B2bInvoice } from '@/domain/b2b/b2b-invoice';
import { dueSoonDays } from '@/domain/b2b/invoice-state';
import type { B2bChange } from '@/domain/b2b/overview';
import { trackingUrl } from '@/domain/order/tracking-url';
import type { Language } from '@/domain/language/detect-language';
import { addDays, dayInBerlin, isoDay, parseIsoDay, startOfDay } from '@/domain/time/day';
import { formatsOf } from '../../documents/formats';
import { type ArticleFacts, articlePagePath } from '../article-facts';
import { contentText } from '../orders/order-view';
import type { OrderModel, OrderWithItems } from '../../shop/order/order-model';
import type { ArrivalRow, TestRide } from './overview.repository';

const iso = (at: number) => new Date(at).toISOString();

interface OrderMove {
  order_id: string;
  former_at: number;
  new_at: number;
  moved_at: number;
}

/**
 * Orders under way whose day moved: from the day before the first of these moves to the one after the last. Days that came back to
 * where they were are no change.
 */
export function movedDays(
  moves: readonly OrderMove[],
  orders: readonly OrderWithItems[],
  language: Language,
): B2bChange[] {
  return orders.flatMap(({ order, items }) => {
    const own = moves.filter(({ order_id }) => order_id === order.id);
    const [first, last] = [own.at(0), own.at(-1)];
    if (!first || !last || order.cancelled || order.deliveredAt !== null) return [];
    const [from, to] = [dayInBerlin(first.former_at), dayInBerlin(last.new_at)];
    if (from === to) return [];
    const { orderNumber, reference } = order;
    return [
      {
        id: `date:${orderNumber}:${last.moved_at}`,
        kind: to < from ? 'dateEarlier' : 'dateLater',
        at: iso(last.moved_at),
        ...{ orderNumber, reference, content: contentText(items, language), from, to },
      } as const,
    ];
  });
}

/** Articles that are there again. */
export function arrivals(rows: readonly ArrivalRow[], facts: ArticleFacts): B2bChange[] {
  return rows.map((row) => ({
    id: `arrival:${row.id}:${row.arrived_at}`,
    kind: 'arrival',
    at: iso(row.arrived_at),
    sku: row.sku ?? '',
    title: [row.title, row.short_description].filter((text) => text !== '').join(', '),
    slug: articlePagePath(row, facts),
    pieces: row.pieces,
    hekCents: row.hek_cents,
  }));
}

/** Invoices that became due or overdue after a time: each step is told once. */
export function dueInvoices(invoices: readonly B2bInvoice[], after: number): B2bChange[] {
  return invoices.flatMap((invoice) => {
    const { state, dueAt, orderNumber, invoiceNumber, totalCents } = invoice;
    if (state !== 'due' && state !== 'overdue') return [];
    const began = startOfDay(addDays(isoDay(dueAt), state === 'due' ? -dueSoonDays : 1));
    if (began <= after) return [];
    const id = `${state}:${invoiceNumber}`;
    const facts = { orderNumber, invoiceNumber, totalCents, dueAt };
    return [{ id, kind: 'invoiceDue', at: iso(began), ...facts } as const];
  });
}

/** Orders that left the house after a time. */
export function shippedOrders(orders: readonly OrderModel[], after: number): B2bChange[] {
  return orders.flatMap((order) => {
    const { dispatchedAt, orderNumber, reference, trackingNumber, cancelled } = order;
    if (cancelled || dispatchedAt === null || dispatchedAt <= after) return [];
    return [
      {
        id: `shipped:${orderNumber}`,
        kind: 'orderShipped',
        at: iso(dispatchedAt),
        ...{ orderNumber, reference, trackingUrl: trackingUrl(trackingNumber) },
      } as const,
    ];
  });
}

/** Master data that was accepted or refused. */
export function reviewedMasterData(
  rows: readonly { id: string; state: string; reviewed_at: number | null }[],
): B2bChange[] {
  return rows.map(({ id, state, reviewed_at }) => ({
    id: `master-data:${id}`,
    kind: 'masterDataReviewed',
    at: iso(reviewed_at ?? 0),
    isAccepted: state === 'accepted',
  }));
}

/** Test rides and leases somebody asked for; the wished day as it is written in the language. */
export function requestedTestRides(rows: readonly TestRide[], language: Language): B2bChange[] {
  const { day } = formatsOf(language);
  const written = (wish: string) => {
    const wished = parseIsoDay(wish);
    return wished === null ? wish : day(wished);
  };
  return rows.map(({ id, created_at, name, email, bike, sku, wish, title, ...asked }) => ({
    id: `test-ride:${id}`,
    kind: asked.leasing === '' ? 'testRide' : 'leasing',
    at: iso(created_at),
    ...{ name, email, sku, model: title ?? (sku || bike) },
    ...{ configuration: asked.configuration, wish: written(wish) },
  }));
}
