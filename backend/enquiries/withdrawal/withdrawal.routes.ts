import { Hono } from 'hono';
import { z } from 'zod';
import type { RestServices } from '../../rest/rest-services';
import { plainInput, readBody } from '../../rest/read-request';
import { enquiryInput } from '../enquiry-input';
import { declareWithdrawal } from './withdrawal.service';

const declaration = z.object({
  ...enquiryInput,
  orderNumber: plainInput(40).pipe(z.string().min(1)),
  text: plainInput(2_000, { hasLines: true }).default(''),
});

/** POST / takes a declaration of withdrawal and answers 201 with its id and the time it came in (§ 356a BGB). */
export function createWithdrawalRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { id, receivedAt } = await declareWithdrawal(services, await readBody(c, declaration));
    return c.json({ id, receivedAt: new Date(receivedAt).toISOString() }, 201);
  });
  return routes;
}
