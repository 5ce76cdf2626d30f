import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isFrameworkDetailOn } from './framework-details.mjs';
import { rawQueryHeader } from '@/lib/platform/http/internal-headers';

const path = '/veloconnect';

/**
 * Stores the original query of veloconnect requests in a header. Next.js rewrites queries before routing: it groups
 * repeated names and replaces bytes that are not valid UTF-8. The response must follow the order of the original
 * parameters. Overwrites or removes a header of this name from the client. When `raw-query` is off
 * (framework-details.mjs), does nothing.
 */
export function registerRawQueries(): void {
  if (!isFrameworkDetailOn('raw-query')) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { url = '' } = request;
    if (url === path) delete request.headers[rawQueryHeader];
    else if (url.startsWith(`${path}?`))
      request.headers[rawQueryHeader] = url.slice(path.length + 1);
  });
}

/**
 * Returns the original query without the question mark, one character per byte. Without a stored query it returns that
 * of the URL.
 */
export function getRawQuery(request: Request): string {
  const storedQuery = isFrameworkDetailOn('raw-query') ? request.headers.get(rawQueryHeader) : null;
  if (storedQuery !== null) return storedQuery;
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start + 1);
}
