import { Hono } from 'hono';
import { z } from 'zod';
import type { KeySeal } from '../kept-keys/key-seal';
import type { ShopServices } from '../shop/base/context';
import { keepForDeletion } from '../shop/customer/customer.service';
import { readBody, requireCaller } from './read-request';

const deletion = z.object({ refreshToken: z.string().min(1).max(8_192) });

/**
 * POST / keeps what the deletion of the caller's user at a pool elsewhere needs; it is done once the shop has deleted the account. The
 * embedded identity deletes with the shop and needs nothing.
 */
export function createIdentityDeletionRoutes(services: ShopServices & { keySeal: KeySeal }): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { userId } = await requireCaller(services, c);
    const { refreshToken } = await readBody(c, deletion);
    if (services.identity.accounts === null)
      await keepForDeletion(services, { customerId: userId, refreshToken });
    return c.body(null, 204);
  });
  return routes;
}
