import { Hono } from 'hono';
import { z } from 'zod';
import type { RestServices } from './rest-context';
import { plainTextSchema, parseBody } from './rest-request';

const question = z.object({
  vatID: plainTextSchema(40).pipe(z.string().min(1)),
  /** The buyer's country. A VAT ID of another country is also valid. */
  countryId: z.string().regex(/^[a-z]{2}$/),
});

/** POST / returns the state of a VAT ID and its country in lower case; null for an invalid one. */
export function createVatCheckRoutes({ vatChecker }: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { vatID } = await parseBody(c, question);
    const { state, vatId } = await vatChecker.check(vatID);
    return c.json({ state, country: vatId?.countryId ?? null });
  });
  return routes;
}
