import { Hono } from 'hono';
import type { B2bEnv } from '../../rest/b2b-context';
import { languageAsked, requireCaller } from '../../rest/read-request';
import type { RestServices } from '../../rest/rest-services';
import { answerFile } from '../tables/answer-file';
import { readOrderConfirmation } from './order-confirmation.service';

/** GET /orders/<number>/order-confirmation.pdf is the confirmation of the caller's own order. */
export function createOrderConfirmationRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();
  routes.get('/orders/:number{[0-9]{1,9}}/order-confirmation.pdf', async (c) => {
    const { name, bytes } = await readOrderConfirmation(
      services,
      c.get('customerId'),
      Number(c.req.param('number')),
      c.get('language'),
    );
    return answerFile(c, { name, bytes, contentType: 'application/pdf' }, 'inline');
  });
  return routes;
}

/** GET /<order number>.pdf is the same for every customer, also a guest. */
export function createOwnConfirmationRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.get('/:file{[0-9]{1,9}\\.pdf}', async (c) => {
    const { userId } = await requireCaller(services, c);
    const { name, bytes } = await readOrderConfirmation(
      services,
      userId,
      Number.parseInt(c.req.param('file'), 10),
      languageAsked(c),
    );
    return answerFile(c, { name, bytes, contentType: 'application/pdf' }, 'inline');
  });
  return routes;
}
