import { Hono } from 'hono';
import type { RestServices } from '../../rest/rest-context';
import { getRestLanguage } from '../../rest/rest-request';
import { handleVeloconnectRequest } from './handle-request';

/** GET and POST / answer veloconnect's requests in both its bindings: parameters in the query or a form, or an XML document. */
export function createVeloconnectRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.on(['GET', 'POST'], '/', async (c) => {
    const url = c.req.url;
    const start = url.indexOf('?');
    const body = c.req.method === 'POST' ? new Uint8Array(await c.req.arrayBuffer()) : null;
    const raw = {
      // The query is taken as it was sent: its order counts, and names hold dots.
      query: start < 0 ? '' : url.slice(start + 1),
      contentType: c.req.header('content-type') ?? '',
      body,
    };
    const { document, isSignedIn } = await handleVeloconnectRequest(services, raw, {
      language: getRestLanguage(c),
    });
    return c.body(document, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      // For the site in front, which counts the calls of strangers by their address.
      ...(isSignedIn ? {} : { 'X-Signed-In': 'no' }),
    });
  });
  return routes;
}
