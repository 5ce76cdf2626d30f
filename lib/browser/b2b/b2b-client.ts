import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { resolveTokenRecovery } from '@/domain/basket/shop-errors';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import { toSuccess } from '@/lib/platform/http/call-result';
import { logger } from '@/lib/platform/observability/logger';
import { endSessionAndRedirect } from '@/lib/browser/session/end-session';
import { renewBrowserSession, sessionEndsAt } from '@/lib/browser/session/renew-session';
import { sessionOwnerHeader } from '@/lib/platform/http/session-protocol';
import { errorResponseSchema } from '@/lib/platform/views/session-dto';
import { getSession } from '@/lib/browser/session/session-store';
import { updateFromCookies } from '@/lib/browser/session/session-tabs';
import { sessionMismatchHeader } from '@/lib/platform/http/session-protocol';

const timeoutMs = 30_000;

/** As an account's answer; a refusal tells its status, too. */
export type B2bResult<T> = ShopResult<T, { message: string; status: number }>;

type B2bRequest<T> = {
  language: Language;
  /** What goes along in the address, without question mark. */
  query?: string;
  /** GET without one. */
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON; a Blob is sent as it is, under its own type. */
  body?: object;
  /** What an answer looks like; one that does not is none. */
  schema: z.ZodType<T>;
};

/**
 * Asks the dealer account's own service, `/api/b2b<path>`, never cached. A rejected session is renewed once and the question
 * repeated; when that fails the browser is on its way to login (Spec §4, §8). An answer of another shape is logged with the field that is
 * wrong, never its value, and counts as none. Never throws.
 */
export async function fetchB2b<T>(path: string, question: B2bRequest<T>): Promise<B2bResult<T>> {
  return ask<T>(path, question, 0);
}

/** The address of a file of the dealer account, for a plain link; `query` without question mark. */
export function getB2bHref(path: string, language: Language, query = ''): string {
  return `/api/b2b${path}?lang=${language}${query && `&${query}`}`;
}

async function ask<T>(
  path: string,
  question: B2bRequest<T>,
  renewals: number,
): Promise<B2bResult<T>> {
  const endsAt = sessionEndsAt();
  const { owner } = getSession();
  const response = await send(path, question);
  if (!response) return unreachable(path, 'no answer');
  if (response.status === 401) {
    if (resolveTokenRecovery(renewals).step === 'giveUp') return giveUp(owner);
    const outcome = await renewBrowserSession(endsAt);
    if (outcome === 'unreachable') return unreachable(path, 'the session could not be renewed');
    return outcome === 'renewed' ? ask(path, question, renewals + 1) : giveUp(owner);
  }
  return response.ok ? readAnswer(path, question, response) : readRefusal(path, response);
}

async function send(path: string, question: B2bRequest<unknown>): Promise<Response | null> {
  const { language, query, method = 'GET', body } = question;
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
    // No answer is an answer here: the screen says so and offers another try.
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
  return parsed.success ? toSuccess(parsed.data) : unreachable(path, problemOf(parsed.error));
}

/** Below 500 the service understood and said no, in words for people. */
async function readRefusal(path: string, response: Response): Promise<B2bResult<never>> {
  if (response.headers.has(sessionMismatchHeader)) updateFromCookies();
  if (response.status >= 500) return unreachable(path, `status ${response.status}`);
  const refusal = errorResponseSchema.safeParse(await response.json().catch(() => null));
  return refusal.success
    ? { kind: 'refused', message: refusal.data.message, status: response.status }
    : unreachable(path, `status ${response.status}`);
}

async function giveUp(asked: string | null): Promise<B2bResult<never>> {
  await endSessionAndRedirect(asked);
  return { kind: 'sessionEnded' };
}

function unreachable(path: string, reason: string): B2bResult<never> {
  logger.warn('The dealer service did not answer', { path, reason });
  return { kind: 'unreachable' };
}

/** The first field that is wrong and how: `orders.3.state is missing`. Zod's own words name what it expected, never what came. */
function problemOf({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.join('.') || 'the answer';
  if (issue?.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return `${place} is missing`;
  return `${place}: ${issue?.message ?? 'another shape'}`;
}

/** The answer of a call that tells nothing but that it was done. */
export const noContentSchema = z.null();
