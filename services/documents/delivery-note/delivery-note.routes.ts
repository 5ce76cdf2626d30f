import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-context';
import { sendFile } from '../tables/table-file';
import type { B2bEnv } from '../../rest/rest-context';
import { getDeliveryNote } from './delivery-note.service';

/**
 * GET /orders/<number>/delivery-note.pdf returns the delivery note of the first shipment of the caller's order, GET
 * /orders/<number>/delivery-note-2.pdf the one of the second shipment.
 */
export function createDeliveryNoteRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/orders/:number{[0-9]{1,9}}/:file{delivery-note(-[1-9][0-9]?)?\\.pdf}', async (c) => {
    const { name, bytes } = await getDeliveryNote(
      services,
      c.get('customerId'),
      Number(c.req.param('number')),
      Number(/\d+/.exec(c.req.param('file'))?.[0] ?? 1),
      c.get('language'),
    );
    return sendFile(c, { name, bytes, contentType: 'application/pdf' }, 'inline');
  });
  return routes;
}
