import { Hono } from 'hono';
import { z } from 'zod';
import type { RestServices } from './rest-context';
import { plainTextSchema, parseBody } from './rest-request';

const question = z.object({
  vatID: plainTextSchema(40).pipe(z.string().min(1)),
  /** Country of the buyer as a lower-case ISO code. The VAT ID may belong to another country. */
  countryId: z.string().regex(/^[a-z]{2}$/),
});

/** POST / checks a VAT ID and returns its state and its country (lower-case ISO code; null for an invalid VAT ID). */
export function createVatCheckRoutes({ vatChecker }: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { vatID } = await parseBody(c, question);
    const { state, vatId } = await vatChecker.check(vatID);
    return c.json({ state, country: vatId?.countryId ?? null });
  });
  return routes;
}
