import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { resolveRecoveryForAll } from '@/domain/basket/error-recovery';
import { type LocalBasket, localBasketId } from '@/domain/basket/local-basket';
import type { Language } from '@/domain/locale/language';
import type { Result } from '@/lib/gateways/result';
import type { ShopResponse } from '@/lib/gateways/shop/shop-client';
import { createAnonymousToken } from '@/lib/gateways/shop/token.gateway';
import { maxBodyBytes, parseJsonBody } from '@/lib/platform/http/read-body';
import { getRequestLanguage, isSameOrigin } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import {
  anonymousSession,
  getServerSession,
  type ServerSession,
  updateAnonymousMarker,
  setSessionCookies,
} from '@/lib/server/session/server-session';
import { findAllowedOperation } from '@/lib/gateways/shop/allowed-operations';
import { createProcessValue } from '@/lib/platform/process-registry';
import { setLocalBasketCookie } from '@/lib/server/session/local-basket-cookie';
import { isShopFeatureAvailable } from '@/lib/server/shop-features';
import { answerFromLocalBasket, isLocalBasketOperation } from './answer-from-local-basket';
import { sendShopCall, type ShopCall } from './send-shop-call';
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
import { getOperationName } from '@/lib/gateways/graphql-document';

const callSchema = z.object({
  operationName: z.string().min(1).max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** Maximum body size in bytes of operations with many basket lines: enough for five hundred lines with a note each. */
export const maxShopRequestBytes = 192 * 1024;
const largeOperations: ReadonlySet<string> = new Set(['BasketAddItems']);

/**
 * Forwards a GraphQL operation of the browser to the shop. Accepts requests from pages of this site and allow-listed
 * operations only, and sends the server's own document of the operation. The token comes from the cookie; without a
 * token an anonymous session starts, and a rejected anonymous token is replaced (Specification §4, §8). What the shop
 * lacks is done by other operations, or from the basket in the browser; 501 where there is no other way.
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
  const operation = getOperationName(document);
  return forward(request, { operation, document, variables });
}

async function forward(request: NextRequest, call: ShopCall): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const known = await getServerSession(request);
  if (isSessionMismatch(request, known))
    return createSessionMismatchResponse(request, known, language);
  if (known.kind === 'anonymous' && (await usesLocalBasket(call, known)))
    return forwardToLocalBasket(request, call, known.localBasket ?? null);
  if (known.token === null) return forwardAnonymously(request, call, language);
  const isDeletion = call.operation === 'CustomerDelete';
  const prepared = isDeletion ? await startIdentityDeletion(request, known.token, language) : null;
  if (prepared?.ok === false) return rejectUnavailable(language);
  const result = await sendShopCall(call, known, language);
  if (!result.ok) return unavailable(call, result, language);
  if (prepared && !result.data.errors) await deleteIdentity(prepared.refreshToken);
  if (!isRejected(result.data)) {
    const response = createJsonResponse(result.data);
    updateAnonymousMarker(response, request, known);
    return response;
  }
  if (known.kind === 'anonymous')
    return (await usesLocalBasket(call, anonymousSession))
      ? forwardToLocalBasket(request, call, known.localBasket ?? null)
      : forwardAnonymously(request, call, language);
  // The page receives the error, renews the token and retries once.
  if (known.renewedBy) return createJsonResponse({ data: null, errors: result.data.errors });
  return sessionIsOver(result.data);
}

/**
 * True for an operation on the basket in the browser. It is used at a shop without anonymous baskets, and until the
 * sign-in when the shop has them again. A basket of the shop stays there for a visitor with a token, because the shop
 * may be without anonymous baskets for a short time only.
 */
async function usesLocalBasket(
  { operation, variables: { basketId } }: ShopCall,
  { token }: Pick<ServerSession, 'token'>,
): Promise<boolean> {
  if (operation !== 'PublicBasket' && basketId === localBasketId) return true;
  const isInShop = token !== null && operation !== 'BasketCreate' && typeof basketId === 'string';
  if (!isLocalBasketOperation(operation) || isInShop) return false;
  return !(await isShopFeatureAvailable('anonymousBasket'));
}

async function forwardToLocalBasket(
  request: NextRequest,
  call: ShopCall,
  basket: LocalBasket | null,
): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const { operation, variables } = call;
  const result = await answerFromLocalBasket(operation, variables, { basket, language });
  if (result === null)
    return rejectUnsupported(call, 'the local basket has no such operation', language);
  if (!result.ok) return unavailable(call, result, language);
  const response = createJsonResponse(result.data.response);
  const { basket: changed } = result.data;
  if (changed !== null && changed !== basket) setLocalBasketCookie(response, request, changed);
  return response;
}

/**
 * Starts a new anonymous session and sends the call with its token. Does not retry when that token is rejected as well.
 */
async function forwardAnonymously(
  request: NextRequest,
  call: ShopCall,
  language: Language,
): Promise<NextResponse> {
  const token = await createAnonymousToken(language);
  if (!token.ok) return unavailable(call, token, language);
  const session = { ...anonymousSession, token: token.data };
  const result = await sendShopCall(call, session, language);
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

function isRejected({ errors = [] }: ShopResponse): boolean {
  return resolveRecoveryForAll(errors.map(({ message }) => message)) === 'renewSession';
}

function unavailable(
  call: ShopCall,
  result: Extract<Result<unknown>, { ok: false }>,
  language: Language,
): Promise<NextResponse> {
  const { layer, message } = result.error;
  if (layer === 'unsupported') return rejectUnsupported(call, message, language);
  const { operation } = call;
  logger.warn('The shop service did not respond', { operation, ...result.error });
  return rejectUnavailable(language);
}

const reportedOperations = createProcessValue('unsupported-operations', () => new Set<string>());

/** Rejects an operation that the shop does not have, and logs the first of such requests. */
function rejectUnsupported(
  { operation }: ShopCall,
  reason: string,
  language: Language,
): Promise<NextResponse> {
  const reported = reportedOperations.get();
  if (!reported.has(operation))
    logger.warn('The shop does not have an operation', { operation, reason });
  reported.add(operation);
  return createLocalizedErrorResponse(501, 'unsupported', language);
}

function rejectUnavailable(language: Language): Promise<NextResponse> {
  return createLocalizedErrorResponse(503, 'unavailable', language, { 'Retry-After': '5' });
}
