import { Hono } from 'hono';
import type { B2bEnv } from '../../rest/rest-context';
import { getRestLanguage, requireCaller } from '../../rest/rest-request';
import type { RestServices } from '../../rest/rest-context';
import { sendFile } from '../tables/table-file';
import { getOrderConfirmation } from './order-confirmation.service';

/** GET /orders/<number>/order-confirmation.pdf returns the confirmation of the caller's order. */
export function createOrderConfirmationRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/orders/:number{[0-9]{1,9}}/order-confirmation.pdf', async (c) => {
    const { name, bytes } = await getOrderConfirmation(
      services,
      c.get('customerId'),
      Number(c.req.param('number')),
      c.get('language'),
    );
    return sendFile(c, { name, bytes, contentType: 'application/pdf' }, 'inline');
  });
  return routes;
}

/** GET /<order number>.pdf returns the confirmation of the caller's order, for all customers including guests. */
export function createOwnConfirmationRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.get('/:file{[0-9]{1,9}\\.pdf}', async (c) => {
    const { userId } = await requireCaller(services, c);
    const { name, bytes } = await getOrderConfirmation(
      services,
      userId,
      Number.parseInt(c.req.param('file'), 10),
      getRestLanguage(c),
    );
    return sendFile(c, { name, bytes, contentType: 'application/pdf' }, 'inline');
  });
  return routes;
}
