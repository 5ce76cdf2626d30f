import { formatInvoiceNumber, formatDocumentNumber } from '@/domain/invoice/invoice-number';
import type { B2bInvoice, B2bInvoices } from '@/domain/dealer-account/b2b-invoices';
import type { InvoiceFilter } from '@/domain/dealer-account/b2b-invoices';
import { dueSoonDays } from '@/domain/dealer-account/b2b-invoices';
import {
  type PaginationState,
  buildPagination,
  getPageRange,
} from '@/domain/dealer-account/pagination';
import { addDays, toBerlinDay, type IsoDay } from '@/domain/time/day';
import type { Database } from '../../database/database';
import { buildInvoiceTerms } from '../../documents/invoice/invoice.service';
import type { RestServices } from '../../rest/rest-context';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import {
  countInvoices,
  streamInvoicePages,
  findInvoicePage,
  type InvoicePage,
  getOwedAmounts,
} from '../../shop/order/invoices/customer-invoices.repository';
import { getNetCents } from './order-view';

type Services = Pick<RestServices, 'db' | 'clock'>;

/**
 * Returns a page of a customer's invoices and credit notes with the open amounts of all of them. `openCents` is the
 * total; the other sums are the parts that are due and overdue.
 */
export async function getInvoicesPage(
  { db, clock }: Services,
  customerId: string,
  shown: InvoiceFilter,
  requestedPage: number,
): Promise<B2bInvoices> {
  const today = toBerlinDay(clock.now());
  const { all, open } = await countInvoices(db, customerId);
  const owed = await getOwedAmounts(db, customerId, {
    today,
    dueSoon: addDays(today, dueSoonDays),
  });
  const place = buildPagination(requestedPage, shown === 'open' ? open : all);
  return {
    ...place,
    ...owed,
    ...{ allCount: all, openCount: open },
    invoices: await rowsOfPage(db, customerId, place, { open, today }),
  };
}

/** Returns one page of invoices, with open invoices before closed ones. */
async function rowsOfPage(
  db: Database,
  customerId: string,
  place: PaginationState,
  { open, today }: { open: number; today: IsoDay },
): Promise<B2bInvoice[]> {
  const { offset, limit } = getPageRange(place);
  const end = Math.min(offset + limit, place.count);
  const parts = [
    { which: 'open', from: offset, to: Math.min(end, open) },
    { which: 'closed', from: Math.max(offset, open) - open, to: end - open },
  ] as const;
  const rows: B2bInvoice[] = [];
  for (const { which, from, to } of parts)
    if (to > from) {
      const part = { offset: from, limit: to - from };
      rows.push(...seenOn(today, await findInvoicePage(db, customerId, which, part)));
    }
  return rows;
}

/** Streams all of a customer's invoices and credit notes, newest first, in chunks. */
export async function* streamInvoices(
  { db, clock }: Services,
  customerId: string,
): AsyncGenerator<B2bInvoice[]> {
  const today = toBerlinDay(clock.now());
  for await (const page of streamInvoicePages(db, customerId)) yield seenOn(today, page);
}

function seenOn(today: IsoDay, { invoices, documents }: InvoicePage): B2bInvoice[] {
  return invoices.map((one) => toB2bInvoice(one, documents, today));
}

/** Maps an invoice or a credit note as of a day. Amounts of a credit note are negative. */
export function toB2bInvoice(
  invoice: InvoiceModel,
  known: readonly InvoiceModel[],
  today: IsoDay,
): B2bInvoice {
  const { kind, content } = invoice;
  const { order, corrects } = content;
  const sign = kind === 'creditNote' ? -1 : 1;
  return {
    invoiceNumber: formatDocumentNumber(invoice),
    kind,
    corrects: corrects && formatInvoiceNumber(corrects.number),
    orderNumber: order.orderNumber,
    reference: order.reference,
    netCents: sign * getNetCents(order),
    totalCents: sign * order.totalCents,
    ...buildInvoiceTerms(invoice, known, today),
  };
}
