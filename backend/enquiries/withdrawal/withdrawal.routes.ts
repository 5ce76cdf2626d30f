import { Hono } from 'hono';
import { z } from 'zod';
import type { RestServices } from '../../rest/rest-services';
import { emailInput, languageInput, plainInput, readBody } from '../../rest/read-request';
import { declareWithdrawal } from './withdrawal.service';

const declaration = z.object({
  /** Made by the sender for this declaration: sent again, it acts once. */
  key: z.string().regex(/^[\w-]{16,64}$/),
  name: plainInput(200).pipe(z.string().min(1)),
  email: emailInput,
  orderNumber: plainInput(40).pipe(z.string().min(1)),
  text: plainInput(2_000, { hasLines: true }).default(''),
  language: languageInput,
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
