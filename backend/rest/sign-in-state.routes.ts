import { Hono } from 'hono';
import type { ShopServices } from '../shop/base/context';
import { bearerToken, hasTokenEnded } from '../shop/token/token.service';

/** GET / says whether the sign-in of the caller's token has ended. */
export function createSignInStateRoutes(services: ShopServices): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const token = bearerToken(c.req.header('authorization'));
    return c.json({ hasEnded: token === null || (await hasTokenEnded(services, token)) });
  });
  return routes;
}
