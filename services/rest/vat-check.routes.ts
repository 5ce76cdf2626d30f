import { Hono } from 'hono';
import { z } from 'zod';
import type { RestServices } from './rest-context';
import { plainTextSchema, parseBody } from './rest-request';

const question = z.object({
  vatID: plainTextSchema(40).pipe(z.string().min(1)),
  /** Where the buyer sits. A VAT ID of another country is a good one, too. */
  countryId: z.string().regex(/^[a-z]{2}$/),
});

/** POST / says what is known of a VAT ID and, in small letters, which country gave it; null for what is none. */
export function createVatCheckRoutes({ vatChecker }: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { vatID } = await parseBody(c, question);
    const { state, vatId } = await vatChecker.check(vatID);
    return c.json({ state, country: vatId?.countryId ?? null });
  });
  return routes;
}
