import { Hono } from 'hono';
import { dayInBerlin } from '@/domain/time/day';
import type { RestServices } from '../../rest/rest-services';
import { csvAnswer } from '../../documents/tables/answer-file';
import type { B2bEnv } from '../../rest/b2b-context';
import { csvText } from '../../documents/tables/csv-file';
import { invoiceColumns } from './invoice-columns';
import { readInvoices } from './invoices.service';

const fileNames = { de: 'rechnungen', en: 'invoices' } as const;

/** GET /invoices is the caller's invoices with the sums to be paid; /invoices.csv the same as a file. */
export function createB2bInvoiceRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/invoices', async (c) => c.json(await readInvoices(services, c.get('customerId'))));

  routes.get('/invoices.csv', async (c) => {
    const language = c.get('language');
    const { invoices } = await readInvoices(services, c.get('customerId'));
    const name = `${fileNames[language]}-${dayInBerlin(services.clock.now())}.csv`;
    return csvAnswer(c, name, csvText(invoiceColumns(language), invoices, language));
  });
  return routes;
}
