import 'server-only';
import type { DocumentNode } from 'graphql';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { recoveryForAll } from '@/domain/basket/recovery';
import type { Language } from '@/domain/language/detect-language';
import type { Result } from '@/lib/gateways/result';
import { sendOperation, type ShopReply } from '@/lib/gateways/shop/send-operation';
import { createAnonymousToken } from '@/lib/gateways/shop/token.gateway';
import { maxBodyBytes, readJsonBody } from '@/lib/platform/http/read-body';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import { logger } from '@/lib/platform/observability/logger';
import {
  anonymousSession,
  readServerSession,
  renewMarker,
  type ServerSession,
  setSessionCookies,
} from '@/lib/server/session/server-session';
import { allowedOperation } from '@/lib/gateways/shop/allowed-operations';
import { waitSeconds } from '@/lib/platform/http/operation-limits';
import { finishDeletion, prepareDeletion } from '@/lib/server/session/delete-identity';
import { isFromOtherCaller, refuseOtherCaller } from '@/lib/server/session/other-caller';
import { answer } from '@/lib/platform/http/refusal';
import { refuseBody, refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { declaresVariable } from '@/lib/gateways/shop/with-typenames';

const callSchema = z.object({
  operationName: z.string().min(1).max(100),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** Five hundred rows with a note each. */
export const maxCallBytes = 192 * 1024;
const largeOperations: ReadonlySet<string> = new Set(['BasketAddItems']);

type Call = { name: string; document: DocumentNode; variables: Record<string, unknown> };

/**
 * A browser's call to the shop: only pages of this site, only allow-listed operations in the server's own words. The
 * token comes from the cookie; without one an anonymous session begins, and a rejected one is replaced (Spec §4, §8).
 */
export async function handleShopRequest(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  if (!isSameOrigin(request.headers)) return refuseInWords(403, 'wrongOrigin', language);
  const body = await readJsonBody(request, maxCallBytes);
  if (!body.ok) return refuseBody(body.status, language);
  const parsed = callSchema.safeParse(body.value);
  if (!parsed.success) return refuseBody(400, language);
  const { operationName: name, variables } = parsed.data;
  const maxBytes = largeOperations.has(name) ? maxCallBytes : maxBodyBytes;
  if (body.bytes > maxBytes) return refuseBody(413, language);
  const document = allowedOperation(name);
  if (!document) return refuseInWords(400, 'invalidInput', language);
  const wait = await waitSeconds(name, request.headers);
  if (wait > 0) return refuseInWords(429, 'tooMany', language, { 'Retry-After': String(wait) });
  return forward(request, { name, document, variables });
}

async function forward(request: NextRequest, call: Call): Promise<NextResponse> {
  const language = languageOfCall(request);
  const known = await readServerSession(request);
  if (isFromOtherCaller(request, known)) return refuseOtherCaller(request, known, language);
  if (known.token === null) return forwardAnonymously(request, call, language);
  const isDeletion = call.name === 'CustomerDelete';
  const prepared = isDeletion ? await prepareDeletion(request, known.token, language) : null;
  if (prepared?.ok === false) return refuseAway(language);
  const result = await send(call, known, language);
  if (!result.ok) return unavailable(call, result, language);
  if (prepared && !result.data.errors) await finishDeletion(prepared.refreshToken);
  if (!isRejected(result.data)) {
    const response = answer(result.data);
    renewMarker(response, request, known);
    return response;
  }
  if (known.kind === 'anonymous') return forwardAnonymously(request, call, language);
  // The page has the next token, or the way to it: it renews once and asks again.
  if (known.renewedBy) return answer({ data: null, errors: result.data.errors });
  return sessionIsOver(result.data);
}

/** Begins a new anonymous session and sends the call with it, once. */
async function forwardAnonymously(
  request: NextRequest,
  call: Call,
  language: Language,
): Promise<NextResponse> {
  const token = await createAnonymousToken(language);
  if (!token.ok) return unavailable(call, token, language);
  const session = { ...anonymousSession, token: token.data };
  const result = await send(call, session, language);
  const response = result.ok ? answer(result.data) : await unavailable(call, result, language);
  await setSessionCookies(response, request, session);
  return response;
}

/**
 * The token of a signed-in caller is rejected and cannot be renewed: the mark sends the browser to the login page, and the page
 * itself ends the session on its way there. No cookie changes here, so that its other calls under way end the same.
 */
function sessionIsOver({ errors }: ShopReply): NextResponse {
  return answer({ data: null, errors, extensions: { session: 'ended' } });
}

/** Whether the call is anonymous is for the server to say: the browser's own idea of it may be old. */
function send(
  { document, variables }: Call,
  { kind, token }: ServerSession,
  language: Language,
): Promise<Result<ShopReply>> {
  const isAnonymous = kind === 'anonymous';
  const known = declaresVariable(document, 'isAnonymous')
    ? { ...variables, isAnonymous }
    : variables;
  return sendOperation(document, known, { language, token });
}

function isRejected({ errors = [] }: ShopReply): boolean {
  return recoveryForAll(errors.map(({ message }) => message)) === 'renewSession';
}

function unavailable(
  { name }: Call,
  result: Extract<Result<unknown>, { ok: false }>,
  language: Language,
): Promise<NextResponse> {
  logger.warn('The shop does not answer', { operation: name, ...result.error });
  return refuseAway(language);
}

function refuseAway(language: Language): Promise<NextResponse> {
  return refuseInWords(503, 'unavailable', language, { 'Retry-After': '5' });
}
