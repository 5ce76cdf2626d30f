import { Hono } from 'hono';
import { contentDisposition } from '../../http/content-disposition';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { languageOf, requireCaller } from '../../rest/read-request';
import { invoicePdf } from './invoice-pdf';
import { readInvoice } from './invoice.service';
import { invoiceView } from './invoice-view';

/**
 * GET /<order number>.pdf is the invoice of the caller's own order as PDF, made anew each time so that it says whether it is paid.
 * An order of somebody else, one that does not exist and one without an invoice are the same 404.
 */
export function createInvoiceRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.get('/:file{[0-9]{1,9}\\.pdf}', async (c) => {
    const { userId } = await requireCaller(services, c);
    const orderNumber = Number.parseInt(c.req.param('file'), 10);
    const facts = await readInvoice(services.db, userId, orderNumber, languageOf(c));
    if (!facts) throw new RestError(404, 'notFound');
    const view = invoiceView(facts);
    const bytes = await invoicePdf(view);
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition('inline', `${view.number}.pdf`),
      'Content-Length': String(bytes.byteLength),
    });
  });
  return routes;
}
