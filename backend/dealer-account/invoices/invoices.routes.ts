import { Hono } from 'hono';
import { toShownInvoices } from '@/domain/b2b/invoice-filter';
import { toPage } from '@/domain/b2b/page-of-list';
import { dayInBerlin } from '@/domain/time/day';
import type { RestServices } from '../../rest/rest-services';
import { csvStream } from '../../documents/tables/answer-file';
import type { B2bEnv } from '../../rest/b2b-context';
import { csvParts } from '../../documents/tables/csv-file';
import { invoiceColumns } from './invoice-columns';
import { eachInvoice, readInvoices } from './invoices.service';

const fileNames = { de: 'rechnungen', en: 'invoices' } as const;

/** GET /invoices is a page of the caller's invoices with the sums to be paid, as the page's own query asks (`show`, `page`); /invoices.csv all of them as a file. */
export function createB2bInvoiceRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/invoices', async (c) => {
    const query = new URLSearchParams(c.req.query()).toString();
    const [shown, page] = [toShownInvoices(query), toPage(query)];
    return c.json(await readInvoices(services, c.get('customerId'), shown, page));
  });

  routes.get('/invoices.csv', async (c) => {
    const language = c.get('language');
    const invoices = eachInvoice(services, c.get('customerId'));
    const name = `${fileNames[language]}-${dayInBerlin(services.clock.now())}.csv`;
    return csvStream(c, name, csvParts(invoiceColumns(language), invoices, language));
  });
  return routes;
}
