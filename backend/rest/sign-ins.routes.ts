import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ShopServices } from '../shop/base/context';
import { bearerToken, endSignIns, listSignIns, noteSignIn } from '../shop/token/token.service';
import { plainInput, readBody, requireCaller } from './read-request';
import { RestError } from './rest-error';

const use = z.object({ userAgent: plainInput(300) });

/** GET / lists the caller's sign-ins, POST / notes the caller's own as in use, POST /end ends all of them. Guests have none. */
export function createSignInsRoutes(services: ShopServices): Hono {
  const routes = new Hono();
  const owner = async (c: Context) => {
    const { userId: customerId, isGuest } = await requireCaller(services, c);
    const token = bearerToken(c.req.header('authorization'));
    if (isGuest || token === null) throw new RestError(401, 'signIn');
    return { customerId, token };
  };
  routes.get('/', async (c) => c.json({ signIns: await listSignIns(services, await owner(c)) }));
  routes.post('/', async (c) => {
    const caller = await owner(c);
    await noteSignIn(services, { ...caller, ...(await readBody(c, use)) });
    return c.body(null, 204);
  });
  routes.post('/end', async (c) => {
    await endSignIns(services, await owner(c));
    return c.body(null, 204);
  });
  return routes;
}
