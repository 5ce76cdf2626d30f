import { type Context, Hono } from 'hono';
import { isB2bCustomer, type ShopServices } from '../shop/base/context';
import { RestError } from './rest-error';
import type { B2bEnv } from './b2b-context';
import { languageAsked, requireCaller } from './read-request';

/** The id of the b2b customer who calls. Refuses who is not signed in with 401 and who is no b2b customer with 403 (Spec §6). */
async function requireB2b(services: ShopServices, c: Context): Promise<string> {
  const caller = await requireCaller(services, c);
  if (caller.isGuest || !isB2bCustomer(caller)) throw new RestError(403, 'b2bOnly');
  return caller.userId;
}

/**
 * Routes for b2b customers only. Whatever is mounted below is refused to everybody else, unknown addresses included; routes take the
 * customer from the context and never from the request.
 */
export function createB2bGuard(services: ShopServices): Hono<B2bEnv> {
  const guarded = new Hono<B2bEnv>();
  guarded.use(async (c, next) => {
    c.set('customerId', await requireB2b(services, c));
    c.set('language', languageAsked(c));
    await next();
  });
  return guarded;
}
