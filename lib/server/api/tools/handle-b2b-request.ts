import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { createTranslator } from 'next-intl';
import type { Language } from '@/domain/language/detect-language';
import { sendB2bTool } from '@/lib/gateways/tools/b2b.gateway';
import type { ToolFailure } from '@/lib/gateways/tools/send-tool';
import { pickHeaders } from '@/lib/platform/http/pick-headers';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { logger } from '@/lib/platform/observability/logger';
import { readServerSession } from '@/lib/server/session/server-session';
import { isFromOtherCaller, refuseOtherCaller } from '@/lib/server/session/other-caller';
import { refuse } from '@/lib/platform/http/refusal';
import { refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { tooMany } from './answer-tool';
import { readable } from '@/lib/platform/http/readable-refusal';
import { askToSignIn } from './ask-to-sign-in';
import { type B2bCall, b2bCalls } from './b2b-calls';
import { readB2bBody } from './read-b2b-body';
import { toolWaitSeconds } from './tool-limits';

const root = '/api/b2b';
const maxParameterLength = 100;
const askedHeaders = ['range', 'if-range', 'if-none-match'];
const answeredHeaders = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
];

type Asked = { request: NextRequest; call: B2bCall; path: string; language: Language };

/**
 * A call of the dealer account: only those there are, writes only from a page of this site, with the session's token and nothing
 * else of the browser but what a part of a file needs. The answer is streamed and kept by nobody. Whoever is not signed in gets 401,
 * or, following a link, the login page; who may do what is for the tools to say.
 */
export async function handleB2bRequest(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const path = request.nextUrl.pathname.slice(root.length);
  const calls = b2bCalls.filter(({ pattern }) => pattern.test(path));
  const call = calls.find(({ method }) => method === request.method);
  if (!call) return readable(request, await refuseUnknown(calls, language));
  const asked = { request, call, path, language };
  if (call.method !== 'GET' && !isSameOrigin(request.headers))
    return readable(request, await refuseInWords(403, 'wrongOrigin', language));
  const wait = await toolWaitSeconds(call.limit, request.headers);
  if (wait > 0) return readable(request, await tooMany(wait, language));
  const session = await readServerSession(request);
  const { kind, token } = session;
  if (token === null || kind === 'anonymous') return askToSignIn(request, pageOf(asked), language);
  if (isFromOtherCaller(request, session)) return refuseOtherCaller(request, session, language);
  return forward(asked, token);
}

async function forward(asked: Asked, token: string): Promise<NextResponse> {
  const { request, call, path, language } = asked;
  const body = await readB2bBody(request, call);
  if (body.kind === 'tooLarge') return readable(request, await refuseSize(call, language));
  if (body.kind === 'broken')
    return readable(request, refuse(400, (await words(language))('badImages')));
  const sent = await sendB2bTool({
    method: call.method,
    path,
    query: queryOf(asked),
    language,
    token,
    headers: {
      ...pickHeaders(request.headers, askedHeaders),
      ...(body.kind === 'body' && { 'Content-Type': body.contentType }),
    },
    body: body.kind === 'body' ? body.bytes : null,
    signal: request.signal,
    contentType: call.contentType,
    patienceMs: call.patienceMs,
  });
  return sent.ok ? passOn(sent.data) : refuseByService(asked, sent.error);
}

function passOn(answer: Response): NextResponse {
  // Parts are counted in the bytes of the file: nothing on the way may pack them.
  const isInParts = answer.headers.has('accept-ranges');
  return new NextResponse(answer.body, {
    status: answer.status,
    headers: {
      ...pickHeaders(answer.headers, answeredHeaders),
      'Cache-Control': isInParts ? 'no-store, no-transform' : 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

async function refuseByService(asked: Asked, error: ToolFailure): Promise<NextResponse> {
  const { request, path, language } = asked;
  if (error.status === 401) return askToSignIn(request, pageOf(asked), language);
  const { isRefusal, status, message, retryAfterSeconds } = error;
  if (isRefusal && status !== undefined) {
    const wait = {
      ...(retryAfterSeconds !== null && { 'Retry-After': String(retryAfterSeconds) }),
    };
    return readable(request, refuse(status, message, wait));
  }
  // Nobody is left to be told when the browser has gone away.
  if (!request.signal.aborted) logger.warn('The dealer service failed', { path, ...error });
  const later = (await words(language))('unavailable');
  return readable(request, refuse(503, later, { 'Retry-After': '5' }));
}

async function refuseSize({ maxBodyBytes }: B2bCall, language: Language): Promise<NextResponse> {
  const kilobytes = maxBodyBytes / 1024;
  const limit = kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`;
  return refuse(413, (await words(language))('tooLarge', { limit }));
}

function refuseUnknown(calls: readonly B2bCall[], language: Language): Promise<NextResponse> {
  if (calls.length === 0) return refuseInWords(404, 'notFound', language);
  const allow = calls.map(({ method }) => method).join(', ');
  return refuseInWords(405, 'notFound', language, { Allow: allow });
}

function queryOf({ request, call }: Asked): string {
  const asked = new URLSearchParams();
  for (const name of call.parameters ?? []) {
    const value = request.nextUrl.searchParams.get(name);
    if (value !== null) asked.set(name, value.slice(0, maxParameterLength));
  }
  return asked.toString();
}

function pageOf({ call, path }: Asked): string {
  const [order] = /^\/orders\/\d+/.exec(path) ?? [];
  return `/my-account/b2b${order ?? call.page}`;
}

async function words(language: Language) {
  const messages = await loadMessages(language);
  return createTranslator({ locale: language, messages, namespace: 'b2b.api' });
}
