import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-context';
import { getRestLanguage } from '../../rest/rest-request';
import { handleVeloconnectRequest } from './handle-request';

/** GET / and POST / handle veloconnect requests: parameters in a query or form, or an XML document. */
export function createVeloconnectRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.on(['GET', 'POST'], '/', async (c) => {
    const url = c.req.url;
    const start = url.indexOf('?');
    const body = c.req.method === 'POST' ? new Uint8Array(await c.req.arrayBuffer()) : null;
    const raw = {
      // The raw query string is used, because the order of its parameters matters and their names contain dots.
      query: start < 0 ? '' : url.slice(start + 1),
      contentType: c.req.header('content-type') ?? '',
      body,
    };
    const { document, isSignedIn } = await handleVeloconnectRequest(services, raw, {
      language: getRestLanguage(c),
    });
    return c.body(document, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      // The storefront reads this header to rate-limit unauthenticated calls by network address.
      ...(isSignedIn ? {} : { 'X-Signed-In': 'no' }),
    });
  });
  return routes;
}
