import {
  type B2bInvoice,
  type InvoiceState,
  parseInvoiceFilter,
} from '@/domain/dealer-account/b2b-invoices';
import type { Language } from '@/domain/locale/language';
import { type TableColumn, sendCsvStream, streamCsv } from '../../documents/tables/table-file';
import { Hono } from 'hono';
import { parsePage } from '@/domain/dealer-account/pagination';
import { toBerlinDay } from '@/domain/time/day';
import type { RestServices, B2bEnv } from '../../rest/rest-context';
import { streamInvoices, getInvoicesPage } from './invoices.service';

const states: Record<InvoiceState, Record<Language, string>> = {
  open: { de: 'offen', en: 'open' },
  due: { de: 'fällig', en: 'due' },
  overdue: { de: 'überfällig', en: 'overdue' },
  paid: { de: 'bezahlt', en: 'paid' },
  cancelled: { de: 'storniert', en: 'cancelled' },
  credit: { de: 'Korrektur', en: 'credit note' },
};

/** Columns of the invoice list as a file in the given language. */
function getInvoiceColumns(language: Language): readonly TableColumn<B2bInvoice>[] {
  return [
    {
      title: { de: 'Rechnung', en: 'Invoice' },
      kind: 'text',
      width: 12,
      of: ({ invoiceNumber }) => invoiceNumber,
    },
    {
      title: { de: 'Korrigiert', en: 'Corrects' },
      kind: 'text',
      width: 12,
      of: ({ corrects }) => corrects,
    },
    {
      title: { de: 'Bestellung', en: 'Order' },
      kind: 'count',
      width: 12,
      of: ({ orderNumber }) => orderNumber,
    },
    {
      title: { de: 'Referenz', en: 'Reference' },
      kind: 'text',
      width: 24,
      of: ({ reference }) => reference,
    },
    {
      title: { de: 'Datum', en: 'Date' },
      kind: 'day',
      width: 13,
      of: ({ issuedAt }) => issuedAt,
    },
    {
      title: { de: 'Zahlbar bis', en: 'Payable by' },
      kind: 'day',
      width: 13,
      of: ({ dueAt }) => dueAt,
    },
    {
      title: { de: 'Bezahlt am', en: 'Paid on' },
      kind: 'day',
      width: 13,
      of: ({ paidAt }) => paidAt,
    },
    {
      title: { de: 'Netto EUR', en: 'Net EUR' },
      kind: 'money',
      width: 14,
      of: ({ netCents }) => netCents,
    },
    {
      title: { de: 'Summe EUR', en: 'Total EUR' },
      kind: 'money',
      width: 14,
      of: ({ totalCents }) => totalCents,
    },
    {
      title: { de: 'Offen EUR', en: 'Open EUR' },
      kind: 'money',
      width: 14,
      of: ({ openCents }) => openCents,
    },
    {
      title: { de: 'Stand', en: 'State' },
      kind: 'text',
      width: 12,
      of: ({ state }) => states[state][language],
    },
  ];
}

const fileNames = { de: 'rechnungen', en: 'invoices' } as const;

/**
 * GET /invoices returns a page of the caller's invoices with the open amounts, selected by the query (`show`, `page`);
 * /invoices.csv returns all of them as a file.
 */
export function createB2bInvoiceRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/invoices', async (c) => {
    const query = new URLSearchParams(c.req.query()).toString();
    const [shown, page] = [parseInvoiceFilter(query), parsePage(query)];
    return c.json(await getInvoicesPage(services, c.get('customerId'), shown, page));
  });

  routes.get('/invoices.csv', async (c) => {
    const language = c.get('language');
    const invoices = streamInvoices(services, c.get('customerId'));
    const name = `${fileNames[language]}-${toBerlinDay(services.clock.now())}.csv`;
    return sendCsvStream(c, name, streamCsv(getInvoiceColumns(language), invoices, language));
  });
  return routes;
}
