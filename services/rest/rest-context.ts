import type { ContentEntries } from '../content/entries';
import { type ShopServices, isB2bCustomer } from '../shop/base/shop-context';
import type { Language } from '@/domain/locale/language';
import { type Context, Hono } from 'hono';
import { RestError } from './rest-error';
import { getRestLanguage, requireCaller } from './rest-request';

/** What lives as long as the process; the REST API knows callers and orders as the shop does. */
export interface RestServices extends ShopServices {
  /** What editors have published, as it is now; the same object for as long as nothing changes. */
  content: () => ContentEntries;
}

/** What the guard has found out about a call; every route below /b2b may read it. */
export interface B2bEnv {
  Variables: {
    /** The b2b customer who calls: the only one whose things may be told. */
    customerId: string;
    language: Language;
  };
}

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
    c.set('language', getRestLanguage(c));
    await next();
  });
  return guarded;
}
