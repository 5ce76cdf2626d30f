import { Hono } from 'hono';
import { RestError } from '../../rest/rest-error';
import { requireCaller } from '../../rest/rest-request';
import type { RestServices } from '../../rest/rest-context';
import { sendFile } from '../tables/table-file';
import { findInvoiceDocument, findXrechnungDocument } from './invoice.service';

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

/**
 * GET /<number>.pdf returns an invoice (RE-50400) or a credit note (RK-30001) of the caller as issued, or the newest
 * invoice by an order's number; .xml returns it as XRechnung. An invoice that belongs to somebody else, does not exist
 * or has no valid XML gives the same 404.
 */
export function createInvoiceRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.get('/:file{(?:R[EK]-)?[0-9]{1,9}\\.(?:pdf|xml)}', async (c) => {
    const { userId } = await requireCaller(services, c);
    const [paper = '', ending] = c.req.param('file').split('.');
    const kind = ending === 'xml' ? 'xml' : 'pdf';
    const read = kind === 'xml' ? findXrechnungDocument : findInvoiceDocument;
    const file = await read(services, userId, paper);
    if (!file) throw new RestError(404, 'notFound');
    return sendFile(c, { ...file, contentType: contentTypes[kind] }, 'inline');
  });
  return routes;
}
