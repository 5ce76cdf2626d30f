import { Hono } from 'hono';
import { RestError } from '../../rest/rest-error';
import { requireCaller } from '../../rest/rest-request';
import type { RestServices } from '../../rest/rest-context';
import { sendFile } from '../tables/table-file';
import { findInvoiceDocument, findXrechnungDocument } from './invoice.service';

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

/**
 * GET /<number>.pdf returns the invoice (RE-50400) or credit note (RK-30001) of the caller as issued; for an order
 * number, the newest invoice of the order. GET /<number>.xml returns the same document as XRechnung. Responds with 404
 * if the document does not exist or belongs to another customer, or if .xml is requested and there is no valid XML.
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
