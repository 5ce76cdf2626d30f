import { z } from 'zod';
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

type Question<T> = {
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
export async function askB2b<T>(path: string, question: Question<T>): Promise<B2bAnswer<T>> {
  return ask<T>(path, question, 0);
}

/** The address of a file of the dealer account, for a plain link; `query` without question mark. */
export function b2bHref(path: string, language: Language, query = ''): string {
  return `/api/b2b${path}?lang=${language}${query && `&${query}`}`;
}

async function ask<T>(
  path: string,
  question: Question<T>,
  renewals: number,
): Promise<B2bAnswer<T>> {
  const endsAt = sessionEndsAt();
  const { owner } = getSession();
  const response = await send(path, question);
  if (!response) return unreachable(path, 'no answer');
  if (response.status === 401) {
    if (afterRejectedToken(renewals).step === 'giveUp') return giveUp(owner);
    const outcome = await renewBrowserSession(endsAt);
    if (outcome === 'unreachable') return unreachable(path, 'the session could not be renewed');
    return outcome === 'renewed' ? ask(path, question, renewals + 1) : giveUp(owner);
  }
  return response.ok ? readAnswer(path, question, response) : readRefusal(path, response);
}

async function send(path: string, question: Question<unknown>): Promise<Response | null> {
  const { language, query, method = 'GET', body } = question;
  const { owner } = getSession();
  const isRaw = body instanceof Blob;
  try {
    return await fetch(b2bHref(path, language, query), {
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
  { schema }: Question<T>,
  response: Response,
): Promise<B2bAnswer<T>> {
  const value: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  const parsed = schema.safeParse(value);
  return parsed.success ? done(parsed.data) : unreachable(path, problemOf(parsed.error));
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

async function giveUp(asked: string | null): Promise<B2bAnswer<never>> {
  await endBrowserSession(asked);
  return { kind: 'sessionEnded' };
}

function unreachable(path: string, reason: string): B2bAnswer<never> {
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
export const noContent = z.null();
