import type { ContentEntries } from '../content/entries';
import { type ShopServices, isB2bCustomer } from '../shop/base/shop-context';
import type { Language } from '@/domain/locale/language';
import { type Context, Hono } from 'hono';
import { RestError } from './rest-error';
import { getRestLanguage, requireCaller } from './rest-request';

/** Dependencies of the REST routes: the shop's services and the published content. */
export interface RestServices extends ShopServices {
  /** Returns the published content: the same object until the content changes. */
  content: () => ContentEntries;
}

/** Values set by the B2B guard for every route below /b2b. */
export interface B2bEnv {
  Variables: {
    /** The calling B2B customer. Routes must only return this customer's data. */
    customerId: string;
    language: Language;
  };
}

/**
 * Returns the id of the calling B2B customer. Rejects with 401 when not signed in and with 403 for other customers
 * (Specification §6).
 */
async function requireB2b(services: ShopServices, c: Context): Promise<string> {
  const caller = await requireCaller(services, c);
  if (caller.isGuest || !isB2bCustomer(caller)) throw new RestError(403, 'b2bOnly');
  return caller.userId;
}

/**
 * Creates the router for all B2B routes. It rejects callers who are not B2B customers on every path, including unknown
 * paths. Routes must read the customer's id from the context, never from the request.
 */
export function createB2bGuard(services: ShopServices): Hono<B2bEnv> {
  const guarded = new Hono<B2bEnv>();
  guarded.use(async (c, next) => {
    c.set('customerId', await requireB2b(services, c));
    c.set('language', getRestLanguage(c));
    await next();
  });
  return guarded;
}
