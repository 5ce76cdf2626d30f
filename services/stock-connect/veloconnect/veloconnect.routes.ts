import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-context';
import { getRestLanguage } from '../../rest/rest-request';
import { handleVeloconnectRequest } from './handle-request';

/** GET and POST / handle veloconnect requests in both bindings: parameters in a query or form, or an XML document. */
export function createVeloconnectRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.on(['GET', 'POST'], '/', async (c) => {
    const url = c.req.url;
    const start = url.indexOf('?');
    const body = c.req.method === 'POST' ? new Uint8Array(await c.req.arrayBuffer()) : null;
    const raw = {
      // The raw query is used, as its order matters and names contain dots.
      query: start < 0 ? '' : url.slice(start + 1),
      contentType: c.req.header('content-type') ?? '',
      body,
    };
    const { document, isSignedIn } = await handleVeloconnectRequest(services, raw, {
      language: getRestLanguage(c),
    });
    return c.body(document, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      // Read by the storefront, which rate-limits unauthenticated calls by address.
      ...(isSignedIn ? {} : { 'X-Signed-In': 'no' }),
    });
  });
  return routes;
}
