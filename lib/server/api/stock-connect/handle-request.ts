import 'server-only';
import {
  sendStockConnect,
  type StockConnectRequest,
} from '@/lib/gateways/tools/stock-connect.gateway';
import { pickHeaders } from '@/lib/platform/http/pick-headers';
import { readBytes } from '@/lib/platform/http/read-bytes';
import { logger } from '@/lib/platform/observability/logger';
import { toolWaitSeconds } from '../tools/tool-limits';

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

type Wish = {
  method: StockConnectRequest['method'];
  /** The tools' address, without query. */
  path: string;
  maxBodyBytes: number;
  /** Headers of the caller that go along, in small letters. */
  asked: readonly string[];
  /** Headers of the answer that come back. */
  answered: readonly string[];
};

/**
 * Passes a call of a dealer's own system on to the tools and their answer back. It knows no session and sets no cookie; queries and
 * bodies, which hold secrets, are kept and logged nowhere.
 */
async function passOn(request: Request, wish: Wish): Promise<Response> {
  const wait = toolWaitSeconds('stockConnect', request.headers);
  if (wait > 0)
    return plain(429, 'Too many requests. Please wait a little.', { 'Retry-After': String(wait) });
  const body = wish.method === 'GET' ? null : await readBytes(request, wish.maxBodyBytes);
  if (wish.method !== 'GET' && body === null)
    return plain(413, `The body is larger than ${wish.maxBodyBytes / 1024 / 1024} MB.`);
  const answer = await sendStockConnect({
    method: wish.method,
    path: wish.path + queryOf(request.url),
    headers: pickHeaders(request.headers, wish.asked),
    body,
  });
  if (answer === null) {
    logger.warn('The service for dealers’ own systems did not answer', { path: wish.path });
    return plain(503, 'The service does not answer. Please try again later.', {
      'Retry-After': '30',
    });
  }
  return new Response(answer.body, {
    status: answer.status,
    headers: { ...pickHeaders(answer.headers, wish.answered), ...kept },
  });
}

const kept = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function plain(status: number, message: string, headers: Record<string, string> = {}): Response {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(message, { status, headers: { ...type, ...headers, ...kept } });
}
