import type { Answer } from '@/lib/platform/http/answer';
import { refusalSchema } from '@/lib/platform/views/session-state';
import { getClientState } from '@/lib/browser/state/client-state';

const timeoutMs = 20_000;

/** What became of a session that was to begin; a refusal's message is in the visitor's language, or empty. */
export type SessionAnswer<Value> = Answer<Value, { status: number; message: string }>;

/** One call of the session's own routes, in the page's language. Null when no answer came. */
export async function requestSession(
  path: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<Response | null> {
  const { language } = getClientState();
  try {
    return await fetch(`${path}?lang=${language}`, {
      method,
      ...(method !== 'GET' && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // No answer is an answer here: the caller sees null and says so to the shopper.
    return null;
  }
}

/** An answer that began no session, as it is told. */
export function sessionRefusal({ status }: Response, body: unknown): SessionAnswer<never> {
  return { kind: 'refused', status, message: refusalSchema.safeParse(body).data?.message ?? '' };
}
