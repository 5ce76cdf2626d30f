import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { SecretCipher } from '../secrets/encryption';
import type { ShopServices } from '../shop/base/shop-context';
import { prepareIdentityDeletion } from '../shop/customer/identity-deletion';
import { parseBody, requireCaller, plainTextSchema } from './rest-request';
import { parseBearerToken, isSignInEnded } from '../shop/token/verify-token';
import { revokeSignIns, listSignIns, saveSignIn } from '../shop/token/sign-in-log';
import { RestError } from './rest-error';

const deletion = z.object({ refreshToken: z.string().min(1).max(8_192) });

/**
 * POST / stores the refresh token with which the caller's user can be deleted in an external user pool. The user is
 * deleted after the shop has deleted the account. Nothing is stored for the embedded identity service, which deletes
 * its users together with the shop's accounts.
 */
export function createIdentityDeletionRoutes(
  services: ShopServices & { keySeal: SecretCipher },
): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { userId } = await requireCaller(services, c);
    const { refreshToken } = await parseBody(c, deletion);
    if (services.identity.accounts === null)
      await prepareIdentityDeletion(services, { customerId: userId, refreshToken });
    return c.body(null, 204);
  });
  return routes;
}

/** GET / returns whether the session of the caller's token has ended. */
export function createSignInStateRoutes(services: ShopServices): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const token = parseBearerToken(c.req.header('authorization'));
    return c.json({ hasEnded: token === null || (await isSignInEnded(services, token)) });
  });
  return routes;
}

const use = z.object({ userAgent: plainTextSchema(300) });

/**
 * GET / lists the caller's sessions, POST / records that the current session is in use, POST /end ends all sessions.
 * Guests are rejected.
 */
export function createSignInsRoutes(services: ShopServices): Hono {
  const routes = new Hono();
  const owner = async (c: Context) => {
    const { userId: customerId, isGuest } = await requireCaller(services, c);
    const token = parseBearerToken(c.req.header('authorization'));
    if (isGuest || token === null) throw new RestError(401, 'signIn');
    return { customerId, token };
  };
  routes.get('/', async (c) => c.json({ signIns: await listSignIns(services, await owner(c)) }));
  routes.post('/', async (c) => {
    const caller = await owner(c);
    await saveSignIn(services, { ...caller, ...(await parseBody(c, use)) });
    return c.body(null, 204);
  });
  routes.post('/end', async (c) => {
    await revokeSignIns(services, await owner(c));
    return c.body(null, 204);
  });
  return routes;
}
