import type { CallResult } from '@/lib/platform/http/call-result';
import { errorResponseSchema } from '@/lib/platform/views/session-dto';
import { getClientState } from '@/lib/browser/state/client-state';

const timeoutMs = 20_000;

/** What became of a session that was to begin; a refusal's message is in the visitor's language, or empty. */
export type SessionResult<Value> = CallResult<Value, { status: number; message: string }>;

/** One call of the session's own routes, in the page's language. Null when no answer came. */
export async function fetchSession(
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
export function toSessionRejection({ status }: Response, body: unknown): SessionResult<never> {
  return {
    kind: 'refused',
    status,
    message: errorResponseSchema.safeParse(body).data?.message ?? '',
  };
}
