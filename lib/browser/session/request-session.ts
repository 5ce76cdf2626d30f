import { getClientState } from '@/lib/browser/state/client-state';

const timeoutMs = 20_000;

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
