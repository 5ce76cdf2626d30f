import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { IsoDay } from '@/domain/time/day';
import type { Database } from '../../../database/database';
import type { Tables } from '../../../database/tables';
import type { InvoiceModel } from './invoice-model';
import {
  listOrderInvoices,
  type InvoiceSeries,
  getInvoiceSeries,
  toInvoice,
} from './invoices.repository';

/** Condition for unpaid invoices. Must equal the condition of the partial index, otherwise SQLite ignores the index. */
const isOpen = sql<boolean>`open_cents > 0`;
const isClosed = sql<boolean>`open_cents = 0`;

const readAtATime = 100;

export interface InvoicePage {
  /** The invoices of the page, in the requested order. */
  invoices: InvoiceModel[];
  /** The invoices of the page, and the credit notes that correct them. */
  documents: InvoiceModel[];
}

/** Returns the number of a customer's invoices and credit notes, and the number of unpaid invoices. */
export async function countInvoices(
  db: Database,
  customerId: string,
): Promise<{ all: number; open: number }> {
  const rows = await db
    .selectFrom('invoice')
    .where('customer_id', '=', customerId)
    .where(isOpen)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .unionAll(
      db
        .selectFrom('invoice')
        .where('customer_id', '=', customerId)
        .where(isClosed)
        .select(({ fn }) => fn.countAll<number>().as('count')),
    )
    .execute();
  const [open = 0, closed = 0] = rows.map(({ count }) => count);
  return { all: open + closed, open };
}

/**
 * Returns one page of a customer's invoices. `open`: unpaid invoices, the earliest due date first. `closed`: all other
 * invoices and credit notes, newest first.
 */
export async function findInvoicePage(
  db: Database,
  customerId: string,
  which: 'open' | 'closed',
  { offset, limit }: { offset: number; limit: number },
): Promise<InvoicePage> {
  const customerInvoices = db
    .selectFrom('invoice')
    .selectAll()
    .where('customer_id', '=', customerId)
    .limit(limit)
    .offset(offset);
  const query =
    which === 'open'
      ? customerInvoices.where(isOpen).orderBy('due_day').orderBy('number')
      : newestFirst(customerInvoices.where(isClosed));
  return withCreditNotes(db, await query.execute());
}

/** Yields all of a customer's invoices and credit notes in pages, newest first. */
export async function* streamInvoicePages(
  db: Database,
  customerId: string,
): AsyncGenerator<InvoicePage> {
  let last: InvoiceModel | null = null;
  for (;;) {
    const page: InvoicePage = await findInvoicesAfter(db, customerId, last, readAtATime);
    yield page;
    last = page.invoices.at(-1) ?? null;
    if (!last || page.invoices.length < readAtATime) return;
  }
}

/** Returns one page of a customer's invoices and credit notes, newest first, starting after `after`. */
async function findInvoicesAfter(
  db: Database,
  customerId: string,
  after: InvoiceModel | null,
  limit: number,
): Promise<InvoicePage> {
  let query = db
    .selectFrom('invoice')
    .selectAll()
    .where('customer_id', '=', customerId)
    .limit(limit);
  if (after) {
    const { issuedAt, number, kind } = after;
    const place = sql`(${issuedAt}, ${number}, ${getInvoiceSeries(kind)})`;
    query = query.where(sql<boolean>`(issued_at, number, series) < ${place}`);
  }
  return withCreditNotes(db, await newestFirst(query).execute());
}

function newestFirst<Query extends SelectQueryBuilder<Tables, 'invoice', unknown>>(query: Query) {
  return query
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .orderBy('series', 'desc') as Query;
}

async function withCreditNotes(
  db: Database,
  rows: readonly Selectable<Tables['invoice']>[],
): Promise<InvoicePage> {
  const invoices = rows.filter(({ content }) => content !== null).map(toInvoice);
  const orderIds = [...new Set(invoices.map(({ orderId }) => orderId))];
  return { invoices, documents: await listOrderInvoices(db, orderIds) };
}

/** Returns a customer's open invoices due between two days (inclusive), the latest due date first, at most `limit`. */
export async function listDueInvoices(
  db: Database,
  customerId: string,
  { from, to }: { from: IsoDay; to: IsoDay },
  limit: number,
): Promise<InvoicePage> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(isOpen)
    .where('due_day', '>=', from)
    .where('due_day', '<=', to)
    .orderBy('due_day', 'desc')
    .limit(limit)
    .execute();
  return withCreditNotes(db, rows);
}

/** Returns a customer's own invoice or credit note with this number; null for other customers' and unknown numbers. */
export async function findOwnInvoice(
  db: Database,
  customerId: string,
  { series, number }: { series: InvoiceSeries; number: number },
): Promise<InvoiceModel | null> {
  const row = await db
    .selectFrom('invoice')
    .selectAll()
    .where('series', '=', series)
    .where('number', '=', number)
    .where('customer_id', '=', customerId)
    .where('content', 'is not', null)
    .executeTakeFirst();
  return row ? toInvoice(row) : null;
}

/**
 * Returns the unpaid amounts of a customer in cents: in total, due from `today` until `dueSoon`, and overdue, and the
 * number of overdue invoices.
 */
export async function getOwedAmounts(
  db: Database,
  customerId: string,
  { today, dueSoon }: { today: IsoDay; dueSoon: IsoDay },
): Promise<{ openCents: number; dueCents: number; overdueCents: number; overdueCount: number }> {
  const days = await db
    .selectFrom('invoice')
    .where('customer_id', '=', customerId)
    .where(isOpen)
    .groupBy('due_day')
    .select(({ fn }) => [
      'due_day',
      fn.sum<number>('open_cents').as('cents'),
      fn.countAll<number>().as('count'),
    ])
    .execute();
  const sumOf = (those: typeof days, of: 'cents' | 'count') =>
    those.reduce((sum, day) => sum + Number(day[of]), 0);
  const overdue = days.filter(({ due_day }) => (due_day ?? '') < today);
  const due = days.filter(({ due_day }) => (due_day ?? '') >= today && (due_day ?? '') <= dueSoon);
  return {
    openCents: sumOf(days, 'cents'),
    dueCents: sumOf(due, 'cents'),
    overdueCents: sumOf(overdue, 'cents'),
    overdueCount: sumOf(overdue, 'count'),
  };
}
