import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { createTranslator } from 'next-intl';
import type { Language } from '@/domain/locale/language';
import { sendB2bApiRequest } from '@/lib/gateways/rest-api/b2b.gateway';
import type { RestApiError } from '@/lib/gateways/rest-api/rest-api-client';
import { filterHeaders, getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { logger } from '@/lib/platform/observability/logger';
import { getServerSession } from '@/lib/server/session/server-session';
import {
  isSessionMismatch,
  createSessionMismatchResponse,
} from '@/lib/server/session/session-checks';
import { createErrorResponse, createLocalizedErrorResponse } from '@/lib/platform/http/http-error';
import { createTooManyRequestsResponse } from './rest-api-handlers';
import { toReadableRejection } from '@/lib/platform/http/plain-text-rejection';
import { createLoginResponse } from './login-response';
import { type B2bEndpoint, b2bEndpoints, parseB2bBody } from './b2b-endpoints';
import { applyEndpointRateLimit } from '@/lib/server/rate-limits';

const root = '/api/b2b';
const maxParameterLength = 100;
const forwardedRequestHeaders = ['range', 'if-range', 'if-none-match'];
const answeredHeaders = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
];

type B2bRequestContext = {
  request: NextRequest;
  call: B2bEndpoint;
  path: string;
  language: Language;
};

/**
 * Forwards a request of the dealer account to the tools service with the token of the session; the tools service checks
 * permissions. Accepts listed endpoints only, and writes only from pages of this site. Of the browser's headers it
 * forwards only those for byte ranges and revalidation. The response is streamed and never cached. Without a session a
 * script gets 401 and a followed link the login page.
 */
export async function handleB2bRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const path = request.nextUrl.pathname.slice(root.length);
  const calls = b2bEndpoints.filter(({ pattern }) => pattern.test(path));
  const call = calls.find(({ method }) => method === request.method);
  if (!call) return toReadableRejection(request, await rejectUnknownEndpoint(calls, language));
  const context = { request, call, path, language };
  if (call.method !== 'GET' && !isSameOrigin(request.headers))
    return toReadableRejection(
      request,
      await createLocalizedErrorResponse(403, 'wrongOrigin', language),
    );
  const wait = await applyEndpointRateLimit(call.limit, request.headers);
  if (wait > 0)
    return toReadableRejection(request, await createTooManyRequestsResponse(wait, language));
  const session = await getServerSession(request);
  const { kind, token } = session;
  if (token === null || kind === 'anonymous')
    return createLoginResponse(request, pageOf(context), language);
  if (isSessionMismatch(request, session))
    return createSessionMismatchResponse(request, session, language);
  return forward(context, token);
}

async function forward(context: B2bRequestContext, token: string): Promise<NextResponse> {
  const { request, call, path, language } = context;
  const body = await parseB2bBody(request, call);
  if (body.kind === 'tooLarge')
    return toReadableRejection(request, await rejectOversizedBody(call, language));
  if (body.kind === 'broken')
    return toReadableRejection(
      request,
      createErrorResponse(400, (await words(language))('badImages')),
    );
  const sent = await sendB2bApiRequest({
    method: call.method,
    path,
    query: queryOf(context),
    language,
    token,
    headers: {
      ...filterHeaders(request.headers, forwardedRequestHeaders),
      ...(body.kind === 'body' && { 'Content-Type': body.contentType }),
    },
    body: body.kind === 'body' ? body.bytes : null,
    signal: request.signal,
    contentType: call.contentType,
    timeoutMs: call.timeoutMs,
  });
  return sent.ok ? passOn(sent.data) : rejectWithServiceError(context, sent.error);
}

function passOn(answer: Response): NextResponse {
  // Byte ranges refer to the uncompressed file, so no proxy may compress the response.
  const isInParts = answer.headers.has('accept-ranges');
  return new NextResponse(answer.body, {
    status: answer.status,
    headers: {
      ...filterHeaders(answer.headers, answeredHeaders),
      'Cache-Control': isInParts ? 'no-store, no-transform' : 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

async function rejectWithServiceError(
  context: B2bRequestContext,
  error: RestApiError,
): Promise<NextResponse> {
  const { request, path, language } = context;
  if (error.status === 401) return createLoginResponse(request, pageOf(context), language);
  const { isRejection, status, message, retryAfterSeconds } = error;
  if (isRejection && status !== undefined) {
    const wait = {
      ...(retryAfterSeconds !== null && { 'Retry-After': String(retryAfterSeconds) }),
    };
    return toReadableRejection(request, createErrorResponse(status, message, wait));
  }
  // A request that the browser has aborted is not logged.
  if (!request.signal.aborted) logger.warn('The dealer service failed', { path, ...error });
  const later = (await words(language))('unavailable');
  return toReadableRejection(request, createErrorResponse(503, later, { 'Retry-After': '5' }));
}

async function rejectOversizedBody(
  { maxBodyBytes }: B2bEndpoint,
  language: Language,
): Promise<NextResponse> {
  const kilobytes = maxBodyBytes / 1024;
  const limit = kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`;
  return createErrorResponse(413, (await words(language))('tooLarge', { limit }));
}

function rejectUnknownEndpoint(
  calls: readonly B2bEndpoint[],
  language: Language,
): Promise<NextResponse> {
  if (calls.length === 0) return createLocalizedErrorResponse(404, 'notFound', language);
  const allow = calls.map(({ method }) => method).join(', ');
  return createLocalizedErrorResponse(405, 'notFound', language, { Allow: allow });
}

function queryOf({ request, call }: B2bRequestContext): string {
  const query = new URLSearchParams();
  for (const name of call.parameters ?? []) {
    const value = request.nextUrl.searchParams.get(name);
    if (value !== null) query.set(name, value.slice(0, maxParameterLength));
  }
  return query.toString();
}

function pageOf({ call, path }: B2bRequestContext): string {
  const [order] = /^\/orders\/\d+/.exec(path) ?? [];
  return `/my-account/b2b${order ?? call.page}`;
}

async function words(language: Language) {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: 'b2b.api' });
}
