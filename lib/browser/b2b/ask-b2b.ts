import type { Language } from '@/domain/language/detect-language';
import { afterRejectedToken } from '@/domain/session/recovery';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';
import { done } from '@/lib/platform/http/answer';
import { logger } from '@/lib/platform/observability/logger';
import { endBrowserSession } from '@/lib/browser/session/browser-session';
import { renewBrowserSession, sessionEndsAt } from '@/lib/browser/session/renew-session';
import { sessionOwnerHeader } from '@/lib/platform/http/session-owner-header';
import { refusalSchema } from '@/lib/platform/views/session-state';
import { getSession } from '@/lib/browser/session/session-store';
import { compareWithCookies } from '@/lib/browser/session/session-tabs';
import { otherPersonHeader } from '@/lib/platform/http/other-person-header';

const timeoutMs = 30_000;

/** As an account's answer; a refusal tells its status, too. */
export type B2bAnswer<T> = ShopAnswer<T, { message: string; status: number }>;

type Question = {
  language: Language;
  /** GET without one. */
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON; a Blob is sent as it is, under its own type. */
  body?: object;
  /** Names an answer must have; one without them counts as none. */
  names?: readonly string[];
};

/**
 * Asks the dealer account's own service, `/api/b2b<path>`, never cached. A rejected session is renewed once and the question
 * repeated; when that fails the browser is on its way to login (Spec §4, §8). An answer without content is null. Never throws.
 */
export async function askB2b<T>(path: string, question: Question): Promise<B2bAnswer<T>> {
  return ask<T>(path, question, 0);
}

/** The address of a file of the dealer account, for a plain link. */
export function b2bHref(path: string, language: Language): string {
  return `/api/b2b${path}?lang=${language}`;
}

async function ask<T>(path: string, question: Question, renewals: number): Promise<B2bAnswer<T>> {
  const endsAt = sessionEndsAt();
  const response = await send(path, question);
  if (!response) return unreachable(path, 'no answer');
  if (response.status === 401) {
    if (afterRejectedToken(renewals).step === 'giveUp') return giveUp();
    const outcome = await renewBrowserSession(endsAt);
    if (outcome === 'unreachable') return unreachable(path, 'the session could not be renewed');
    return outcome === 'renewed' ? ask(path, question, renewals + 1) : giveUp();
  }
  return response.ok ? readAnswer(path, question, response) : readRefusal(path, response);
}

async function send(path: string, question: Question): Promise<Response | null> {
  const { language, method = 'GET', body } = question;
  const { owner } = getSession();
  const isRaw = body instanceof Blob;
  try {
    return await fetch(b2bHref(path, language), {
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
  { names = [] }: Question,
  response: Response,
): Promise<B2bAnswer<T>> {
  if (response.status === 204) return done(null as T);
  const value: unknown = await response.json().catch(() => undefined);
  if (!isObject(value) || names.some((name) => !(name in value)))
    return unreachable(path, 'the answer has another shape');
  // The proxy passes the service's own types on; their outline is checked above.
  return done(value as T);
}

/** Below 500 the service understood and said no, in words for people. */
async function readRefusal(path: string, response: Response): Promise<B2bAnswer<never>> {
  if (response.headers.has(otherPersonHeader)) compareWithCookies();
  if (response.status >= 500) return unreachable(path, `status ${response.status}`);
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
  return refusal.success
    ? { kind: 'refused', message: refusal.data.message, status: response.status }
    : unreachable(path, `status ${response.status}`);
}

async function giveUp(): Promise<B2bAnswer<never>> {
  await endBrowserSession();
  return { kind: 'sessionEnded' };
}

function unreachable(path: string, reason: string): B2bAnswer<never> {
  logger.warn('The dealer service did not answer', { path, reason });
  return { kind: 'unreachable' };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
