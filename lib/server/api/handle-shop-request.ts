import 'server-only';
import type { DocumentNode } from 'graphql';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { resolveRecoveryForAll } from '@/domain/basket/error-recovery';
import type { Language } from '@/domain/locale/language';
import type { Result } from '@/lib/gateways/result';
import { sendShopOperation, type ShopResponse } from '@/lib/gateways/shop/shop-client';
import { createAnonymousToken } from '@/lib/gateways/shop/token.gateway';
import { maxBodyBytes, parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import {
  anonymousSession,
  getServerSession,
  updateAnonymousMarker,
  type ServerSession,
  setSessionCookies,
} from '@/lib/server/session/server-session';
import { findAllowedOperation } from '@/lib/gateways/shop/allowed-operations';
import { applyOperationRateLimit } from '@/lib/server/rate-limits';
import { deleteIdentity, startIdentityDeletion } from '@/lib/server/session/end-session';
import {
  isSessionMismatch,
  createSessionMismatchResponse,
} from '@/lib/server/session/session-checks';
import {
  createBodyErrorResponse,
  createJsonResponse,
  createLocalizedErrorResponse,
} from '@/lib/platform/http/http-error';
import { hasVariable } from '@/lib/gateways/graphql-document';

const callSchema = z.object({
  operationName: z.string().min(1).max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** Maximum body size in bytes of operations with many basket lines: enough for five hundred lines with a note each. */
export const maxShopRequestBytes = 192 * 1024;
const largeOperations: ReadonlySet<string> = new Set(['BasketAddItems']);

type Call = { name: string; document: DocumentNode; variables: Record<string, unknown> };

/**
 * Forwards a GraphQL operation of the browser to the shop. Accepts requests from pages of this site and allow-listed
 * operations only, and sends the server's own document of the operation. The token comes from the cookie; without a
 * token an anonymous session starts, and a rejected anonymous token is replaced (Specification §4, §8).
 */
export async function handleShopRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  if (!isSameOrigin(request.headers))
    return createLocalizedErrorResponse(403, 'wrongOrigin', language);
  const body = await parseJsonBody(request, maxShopRequestBytes);
  if (!body.ok) return createBodyErrorResponse(body.status, language);
  const parsed = callSchema.safeParse(body.value);
  if (!parsed.success) return createBodyErrorResponse(400, language);
  const { operationName: name, variables } = parsed.data;
  const maxBytes = largeOperations.has(name) ? maxShopRequestBytes : maxBodyBytes;
  if (body.bytes > maxBytes) return createBodyErrorResponse(413, language);
  const document = findAllowedOperation(name);
  if (!document) return createLocalizedErrorResponse(400, 'invalidInput', language);
  const wait = await applyOperationRateLimit(name, request.headers);
  if (wait > 0)
    return createLocalizedErrorResponse(429, 'tooMany', language, { 'Retry-After': String(wait) });
  return forward(request, { name, document, variables });
}

async function forward(request: NextRequest, call: Call): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const known = await getServerSession(request);
  if (isSessionMismatch(request, known))
    return createSessionMismatchResponse(request, known, language);
  if (known.token === null) return forwardAnonymously(request, call, language);
  const isDeletion = call.name === 'CustomerDelete';
  const prepared = isDeletion ? await startIdentityDeletion(request, known.token, language) : null;
  if (prepared?.ok === false) return rejectUnavailable(language);
  const result = await send(call, known, language);
  if (!result.ok) return unavailable(call, result, language);
  if (prepared && !result.data.errors) await deleteIdentity(prepared.refreshToken);
  if (!isRejected(result.data)) {
    const response = createJsonResponse(result.data);
    updateAnonymousMarker(response, request, known);
    return response;
  }
  if (known.kind === 'anonymous') return forwardAnonymously(request, call, language);
  // The page receives the error, renews the token and retries once.
  if (known.renewedBy) return createJsonResponse({ data: null, errors: result.data.errors });
  return sessionIsOver(result.data);
}

/**
 * Starts a new anonymous session and sends the call with its token. Does not retry when that token is rejected as well.
 */
async function forwardAnonymously(
  request: NextRequest,
  call: Call,
  language: Language,
): Promise<NextResponse> {
  const token = await createAnonymousToken(language);
  if (!token.ok) return unavailable(call, token, language);
  const session = { ...anonymousSession, token: token.data };
  const result = await send(call, session, language);
  const response = result.ok
    ? createJsonResponse(result.data)
    : await unavailable(call, result, language);
  await setSessionCookies(response, request, session);
  return response;
}

/**
 * Creates the response for a signed-in customer or guest whose token is rejected and cannot be renewed. `session:
 * 'ended'` makes the page end the session and open the login page. Changes no cookie, so that parallel requests get the
 * same response.
 */
function sessionIsOver({ errors }: ShopResponse): NextResponse {
  return createJsonResponse({ data: null, errors, extensions: { session: 'ended' } });
}

/** Sends a call to the shop. The server sets `isAnonymous`, because the browser's value may be outdated. */
function send(
  { document, variables }: Call,
  { kind, token }: ServerSession,
  language: Language,
): Promise<Result<ShopResponse>> {
  const isAnonymous = kind === 'anonymous';
  const known = hasVariable(document, 'isAnonymous') ? { ...variables, isAnonymous } : variables;
  return sendShopOperation(document, known, { language, token });
}

function isRejected({ errors = [] }: ShopResponse): boolean {
  return resolveRecoveryForAll(errors.map(({ message }) => message)) === 'renewSession';
}

function unavailable(
  { name }: Call,
  result: Extract<Result<unknown>, { ok: false }>,
  language: Language,
): Promise<NextResponse> {
  logger.warn('The shop service did not respond', { operation: name, ...result.error });
  return rejectUnavailable(language);
}

function rejectUnavailable(language: Language): Promise<NextResponse> {
  return createLocalizedErrorResponse(503, 'unavailable', language, { 'Retry-After': '5' });
}
