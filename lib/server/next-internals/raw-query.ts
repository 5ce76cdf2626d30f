import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { rawQueryHeader } from '@/lib/platform/http/internal-headers';

const path = '/veloconnect';

/**
 * Keeps the query of veloconnect's requests as it arrived, for as long as the request lives. The framework writes queries anew before
 * a route sees them: it groups repeated names and reads bytes that are no UTF-8 as unknown characters, while the standard answers in
 * the order of the request. What a caller sends under the header's own name is overwritten.
 */
export function registerRawQueries(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { url = '' } = request;
    if (url === path) delete request.headers[rawQueryHeader];
    else if (url.startsWith(`${path}?`))
      request.headers[rawQueryHeader] = url.slice(path.length + 1);
  });
}

/** The query of a request without its question mark, one character a byte; that of its address where nothing else was kept. */
export function getRawQuery(request: Request): string {
  const storedQuery = request.headers.get(rawQueryHeader);
  if (storedQuery !== null) return storedQuery;
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start + 1);
}
