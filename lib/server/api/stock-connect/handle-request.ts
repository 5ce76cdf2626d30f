import 'server-only';
import { passOn } from './pass-on';

const megabyte = 1024 * 1024;
const asked = ['authorization', 'accept-language', 'if-none-match', 'content-type'];
const answered = [
  'content-type',
  'content-disposition',
  'etag',
  'vary',
  'www-authenticate',
  'retry-after',
];

/** A request of veloconnect, by GET or POST. */
export function handleVeloconnect(request: Request): Promise<Response> {
  return passOn(request, {
    method: request.method === 'POST' ? 'POST' : 'GET',
    path: '/veloconnect',
    maxBodyBytes: megabyte,
    asked: ['content-type', 'accept-language'],
    answered: ['content-type'],
  });
}

const feeds: Readonly<Record<string, 'GET' | 'PUT'>> = {
  'articles.csv': 'GET',
  'articles.json': 'GET',
  stock: 'PUT',
};

/** A feed by its name, with the method it has; 404 and 405 for everything else. */
export async function handleFeed(request: Request, name: string): Promise<Response> {
  const method = Object.hasOwn(feeds, name) ? feeds[name] : undefined;
  if (method === undefined) return new Response(null, { status: 404 });
  if (request.method !== method)
    return new Response(null, { status: 405, headers: { Allow: method } });
  return passOn(request, {
    ...{ method, path: `/feeds/${name}`, maxBodyBytes: 2 * megabyte },
    asked,
    answered,
  });
}
