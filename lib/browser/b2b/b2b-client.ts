import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { resolveTokenRecovery } from '@/domain/basket/error-recovery';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import { logger } from '@/lib/platform/observability/logger';
import { endSessionAndRedirect } from '@/lib/browser/session/end-session';
import { renewBrowserSession, getSessionEndTime } from '@/lib/browser/session/renew-session';
import { sessionMismatchHeader, sessionOwnerHeader } from '@/lib/platform/http/session-protocol';
import { errorResponseSchema } from '@/lib/platform/views/session-dto';
import { getSession } from '@/lib/browser/session/session-store';
import { updateSessionFromCookies } from '@/lib/browser/session/session-tabs';

const timeoutMs = 30_000;

/** Like ShopResult, but a rejection also includes the HTTP status. */
export type B2bResult<T> = ShopResult<T, { message: string; status: number }>;

type B2bRequest<T> = {
  language: Language;
  /** Query string without the question mark. */
  query?: string;
  /** HTTP method; GET by default. */
  method?: 'GET' | 'POST' | 'DELETE';
  /** Request body, sent as JSON; a Blob is sent unchanged with its own content type. */
  body?: object;
  /** Schema of the response body; a response that does not match counts as a failed request. */
  schema: z.ZodType<T>;
};

/**
 * Sends a request to the dealer account API at `/api/b2b<path>`; responses are never cached. When the session is
 * rejected, it is refreshed once and the request repeated; if that fails, the browser is redirected to the login
 * (Specification §4, §8). A response that does not match the schema counts as failed; the name of the invalid field is
 * logged, never its value. Never throws.
 */
export async function fetchB2b<T>(path: string, request: B2bRequest<T>): Promise<B2bResult<T>> {
  return sendRequest<T>(path, request, 0);
}

/** Returns the URL of a file of the dealer account, for a plain link; `query` without the question mark. */
export function getB2bHref(path: string, language: Language, query = ''): string {
  return `/api/b2b${path}?lang=${language}${query && `&${query}`}`;
}

async function sendRequest<T>(
  path: string,
  request: B2bRequest<T>,
  renewals: number,
): Promise<B2bResult<T>> {
  const endsAt = getSessionEndTime();
  const { owner } = getSession();
  const response = await send(path, request);
  if (!response) return unreachable(path, 'no answer');
  if (response.status === 401) {
    if (resolveTokenRecovery(renewals).step === 'giveUp') return redirectToLogin(owner);
    const result = await renewBrowserSession(endsAt);
    if (result === 'unreachable') return unreachable(path, 'the session could not be renewed');
    return result === 'renewed' ? sendRequest(path, request, renewals + 1) : redirectToLogin(owner);
  }
  return response.ok ? readAnswer(path, request, response) : readErrorResponse(path, response);
}

async function send(path: string, request: B2bRequest<unknown>): Promise<Response | null> {
  const { language, query, method = 'GET', body } = request;
  const { owner } = getSession();
  const isRaw = body instanceof Blob;
  try {
    return await fetch(getB2bHref(path, language, query), {
      method,
      headers: {
        ...(owner !== null && { [sessionOwnerHeader]: owner }),
        ...(body && { 'Content-Type': isRaw ? body.type : 'application/json' }),
      },
      ...(body && { body: isRaw ? body : JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // Network error or timeout: the page shows the failure and offers a retry.
    return null;
  }
}

async function readAnswer<T>(
  path: string,
  { schema }: B2bRequest<T>,
  response: Response,
): Promise<B2bResult<T>> {
  const value: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  const parsed = schema.safeParse(value);
  return parsed.success
    ? toServiceCallSuccess(parsed.data)
    : unreachable(path, problemOf(parsed.error));
}

/**
 * Reads a failed response. Below status 500 its body contains a message for the user; other failures have no message.
 */
async function readErrorResponse(path: string, response: Response): Promise<B2bResult<never>> {
  if (response.headers.has(sessionMismatchHeader)) updateSessionFromCookies();
  if (response.status >= 500) return unreachable(path, `status ${response.status}`);
  const errorBody = errorResponseSchema.safeParse(await response.json().catch(() => null));
  return errorBody.success
    ? { kind: 'rejected', message: errorBody.data.message, status: response.status }
    : unreachable(path, `status ${response.status}`);
}

async function redirectToLogin(expectedOwner: string | null): Promise<B2bResult<never>> {
  await endSessionAndRedirect(expectedOwner);
  return { kind: 'sessionEnded' };
}

function unreachable(path: string, reason: string): B2bResult<never> {
  logger.warn('The dealer service did not respond', { path, reason });
  return { kind: 'unreachable' };
}

/**
 * Describes the first invalid field, for example `orders.3.state is missing`. Zod's messages contain what was expected,
 * never the received value.
 */
function problemOf({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.join('.') || 'the answer';
  if (issue?.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return `${place} is missing`;
  return `${place}: ${issue?.message ?? 'another shape'}`;
}

/** Schema of a response without content. */
export const noContentSchema = z.null();
