import 'server-only';
import {
  sendStockConnectRequest,
  type StockConnectRequest,
} from '@/lib/gateways/rest-api/stock-connect.gateway';
import { filterHeaders } from '@/lib/platform/http/request-info';
import { getClientAddress } from '@/lib/platform/http/rate-limit';
import { loadBodyBytes } from '@/lib/platform/http/read-body';
import { logger } from '@/lib/platform/observability/logger';
import { applyEndpointRateLimit } from '@/lib/server/rate-limits';
import { getRawQuery } from '@/server/next-internals/raw-query';
import { createFailedSignInLimit } from '@/lib/server/failed-sign-in-limit';

const megabyte = 1024 * 1024;
const anonymousLimit = createFailedSignInLimit();
const forwardedHeaders = ['authorization', 'accept-language', 'if-none-match', 'content-type'];
const forwardedResponseHeaders = [
  'content-type',
  'content-disposition',
  'etag',
  'vary',
  'www-authenticate',
  'retry-after',
];

/**
 * Handles a veloconnect request by GET or POST. Forwards the query of a GET as a form body, byte for byte, so that no
 * server limits its length and the password appears in no URL.
 */
export function handleVeloconnectRequest(request: Request): Promise<Response> {
  const query = getRawQuery(request);
  const input = {
    method: 'POST',
    path: '/veloconnect',
    responseHeaders: ['content-type'],
  } as const;
  if (request.method !== 'POST') {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = Uint8Array.from(Buffer.from(query, 'latin1'));
    return forwardToStockConnect(request, {
      ...input,
      body,
      headers: form,
      requestHeaders: ['accept-language'],
    });
  }
  return forwardToStockConnect(request, {
    ...input,
    path: query === '' ? input.path : `${input.path}?${inAscii(query)}`,
    body: { maxBytes: megabyte },
    requestHeaders: ['content-type', 'accept-language'],
  });
}

/** Percent-encodes bytes that are not printable ASCII. */
function inAscii(query: string): string {
  return query.replace(
    /[^\x21-\x7e]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

const feeds: Readonly<Record<string, 'GET' | 'PUT'>> = {
  'articles.csv': 'GET',
  'articles.json': 'GET',
  'account.json': 'GET',
  stock: 'PUT',
};
/**
 * Matches the path of an order's document: order confirmation (AB), delivery note (LS), invoice (RE) or credit note
 * (RK).
 */
const documentPath =
  /^documents\/(?:(?:AB|LS|R[EK])-[1-9]\d{0,8}(?:-[1-9]\d?)?\.pdf|R[EK]-[1-9]\d{0,8}\.xml)$/;

/** Handles a request for a feed by name, or for a document. 404 for any other path, 405 for another method. */
export async function handleFeedRequest(request: Request, name: string): Promise<Response> {
  const method = documentPath.test(name)
    ? 'GET'
    : Object.hasOwn(feeds, name)
      ? feeds[name]
      : undefined;
  if (method === undefined) return new Response(null, { status: 404 });
  if (request.method !== method)
    return new Response(null, { status: 405, headers: { Allow: method } });
  return forwardToStockConnect(request, {
    method,
    path: `/feeds/${name}${new URL(request.url).search}`,
    body: method === 'GET' ? null : { maxBytes: 2 * megabyte },
    requestHeaders: forwardedHeaders,
    responseHeaders: forwardedResponseHeaders,
  });
}

type RequestOptions = {
  method: StockConnectRequest['method'];
  /** Path below the URL of the tools service, with the query. */
  path: string;
  /** The body to send, or the byte limit for forwarding the body of the request. */
  body: StockConnectRequest['body'] | { maxBytes: number };
  /** Headers added to those of the dealer's request. */
  headers?: Record<string, string>;
  /** Names of the request headers that are passed on, in lower case. */
  requestHeaders: readonly string[];
  /** Names of the response headers that are passed back. */
  responseHeaders: readonly string[];
};

/**
 * Forwards a request of a dealer's own system to the tools service and passes the response back. Uses no session and
 * sets no cookie. Never stores or logs queries and bodies, because they contain secrets.
 */
async function forwardToStockConnect(request: Request, input: RequestOptions): Promise<Response> {
  const wait = await applyEndpointRateLimit('stockConnect', request.headers);
  if (wait > 0)
    return textResponse(429, 'Too many requests. Please wait a little.', {
      'Retry-After': String(wait),
    });
  const address = getClientAddress(request.headers);
  const untilSignIn = await anonymousLimit.consumeAttempt(address, Date.now());
  if (untilSignIn > 0)
    return textResponse(429, 'Too many requests without a valid sign-in. Please wait a minute.', {
      'Retry-After': String(untilSignIn),
    });
  const { body: requestBody } = input;
  const isCallers = requestBody !== null && 'maxBytes' in requestBody;
  const body = isCallers ? await loadBodyBytes(request, requestBody.maxBytes) : requestBody;
  if (isCallers && body === null)
    return textResponse(413, `The body is larger than ${requestBody.maxBytes / megabyte} MB.`);
  const answer = await sendStockConnectRequest({
    method: input.method,
    path: input.path,
    headers: { ...filterHeaders(request.headers, input.requestHeaders), ...input.headers },
    body,
  });
  const isSignedIn =
    answer !== null && answer.status !== 401 && answer.headers.get('x-signed-in') !== 'no';
  if (isSignedIn) await anonymousLimit.addSuccessfulSignIn(address, Date.now());
  if (isSignedIn || answer === null) await anonymousLimit.releaseAttempt(address);
  if (answer === null) {
    logger.warn('The service for dealer systems did not respond', {
      path: input.path.split('?', 1)[0],
    });
    return textResponse(503, 'The service does not answer. Please try again later.', {
      'Retry-After': '30',
    });
  }
  return new Response(answer.body, {
    status: answer.status,
    headers: { ...filterHeaders(answer.headers, input.responseHeaders), ...responseHeaders },
  });
}

const responseHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function textResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(message, { status, headers: { ...type, ...headers, ...responseHeaders } });
}
