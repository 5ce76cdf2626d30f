import { Hono } from 'hono';
import { z } from 'zod';
import { orderChangeResponses } from '@/domain/order/order-change';
import { getRestLanguage, parseBody } from '../rest/rest-request';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';
import { getLinkedOrder } from '../rest/rest-request';
import { handleChangeResponse } from './delivery-date-change.service';
import { findDeliveryDateChangeView } from './delivery-date-change.service';

const answer = z.object({ answer: z.enum(orderChangeResponses) });

/**
 * GET /links/<link> returns the date change of the order the link belongs to; POST takes the buyer's response, which is
 * rejected when it is no longer possible.
 */
export function createDeliveryDateChangeRoutes(services: RestServices): Hono {
  const routes = new Hono();

  routes.get('/links/:link', async (c) => {
    const order = await getLinkedOrder(services, 'change', c.req.param('link'));
    const view = await findDeliveryDateChangeView(services, order, getRestLanguage(c));
    if (!view) throw new RestError(404, 'notFound');
    return c.json(view);
  });

  routes.post('/links/:link', async (c) => {
    const order = await getLinkedOrder(services, 'change', c.req.param('link'));
    const { answer: given } = await parseBody(c, answer);
    return c.json({ isDone: await handleChangeResponse(services, order.id, given) });
  });
  return routes;
}
