import { Hono } from 'hono';
import { z } from 'zod';
import { changeAnswers } from '@/domain/order/order-change';
import { languageAsked, readBody } from '../rest/read-request';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-services';
import { linkedOrder } from '../rest/linked-order';
import { answerChange, viewChange } from './order-changes.service';

const answer = z.object({ answer: z.enum(changeAnswers) });

/** /links/<link> tells how the days of an order have changed whose link is known, and takes the buyer’s answer, which is not done when it comes too late. */
export function createOrderChangeRoutes(services: RestServices): Hono {
  const routes = new Hono();

  routes.get('/links/:link', async (c) => {
    const order = await linkedOrder(services, 'change', c.req.param('link'));
    const view = await viewChange(services, order, languageAsked(c));
    if (!view) throw new RestError(404, 'notFound');
    return c.json(view);
  });

  routes.post('/links/:link', async (c) => {
    const order = await linkedOrder(services, 'change', c.req.param('link'));
    const { answer: given } = await readBody(c, answer);
    return c.json({ isDone: await answerChange(services, order.id, given) });
  });
  return routes;
}
