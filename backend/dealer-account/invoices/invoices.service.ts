import { invoiceNumberText, invoiceText } from '@/domain/invoice/invoice-number';
import type { B2bInvoice, B2bInvoices } from '@/domain/b2b/b2b-invoice';
import type { ShownInvoices } from '@/domain/b2b/invoice-filter';
import { dueSoonDays } from '@/domain/b2b/invoice-state';
import { type PageOfList, pageOfList, rowsOf } from '@/domain/b2b/page-of-list';
import { addDays, dayInBerlin, type IsoDay } from '@/domain/time/day';
import type { Database } from '../../database/database';
import { invoiceTerms } from '../../documents/documents.service';
import type { RestServices } from '../../rest/rest-services';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import {
  countInvoices,
  eachInvoicePage,
  findInvoicePage,
  type InvoicePage,
  owedOn,
} from '../../shop/order/order.service';
import { netOf } from '../orders/order-view';

type Services = Pick<RestServices, 'db' | 'clock'>;

/** A page of a customer's invoices and credit notes, and what is to be paid of all of them: `openCents` is all of it, the others are the parts due and overdue. */
export async function readInvoices(
  { db, clock }: Services,
  customerId: string,
  shown: ShownInvoices,
  asked: number,
): Promise<B2bInvoices> {
  const today = dayInBerlin(clock.now());
  const { all, open } = await countInvoices(db, customerId);
  const owed = await owedOn(db, customerId, { today, soon: addDays(today, dueSoonDays) });
  const place = pageOfList(asked, shown === 'open' ? open : all);
  return {
    ...place,
    ...owed,
    ...{ allCount: all, openCount: open },
    invoices: await rowsOfPage(db, customerId, place, { open, today }),
  };
}

/** Open ones fill the first pages; where they end, the others begin. */
async function rowsOfPage(
  db: Database,
  customerId: string,
  place: PageOfList,
  { open, today }: { open: number; today: IsoDay },
): Promise<B2bInvoice[]> {
  const { offset, limit } = rowsOf(place);
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

/** All of a customer's invoices and credit notes, newest first, some at a time. */
export async function* eachInvoice(
  { db, clock }: Services,
  customerId: string,
): AsyncGenerator<B2bInvoice[]> {
  const today = dayInBerlin(clock.now());
  for await (const page of eachInvoicePage(db, customerId)) yield seenOn(today, page);
}

function seenOn(today: IsoDay, { invoices, known }: InvoicePage): B2bInvoice[] {
  return invoices.map((one) => invoiceOf(one, known, today));
}

/** An invoice or a credit note on a day; the amounts of a credit note are below zero. */
export function invoiceOf(
  invoice: InvoiceModel,
  known: readonly InvoiceModel[],
  today: IsoDay,
): B2bInvoice {
  const { kind, content } = invoice;
  const { order, corrects } = content;
  const sign = kind === 'creditNote' ? -1 : 1;
  return {
    invoiceNumber: invoiceText(invoice),
    kind,
    corrects: corrects && invoiceNumberText(corrects.number),
    orderNumber: order.orderNumber,
    reference: order.reference,
    netCents: sign * netOf(order),
    totalCents: sign * order.totalCents,
    ...invoiceTerms(invoice, known, today),
  };
}
