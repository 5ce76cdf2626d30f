import type { Language } from '@/domain/locale/language';
import { type CallResult, toSuccess } from '@/lib/platform/http/call-result';

const timeoutMs = 20_000;

/**
 * Posts a form as JSON to one of our own routes and returns the response body; null when it has none. Never throws.
 * Uses no zod, because the newsletter form is on every page and its code must stay small.
 */
export async function postForm(
  path: string,
  fields: object,
  language: Language,
): Promise<CallResult<unknown>> {
  try {
    const response = await fetch(`${path}?lang=${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return toSuccess(body);
    const message = messageOf(body);
    return message === null ? { kind: 'unreachable' } : { kind: 'rejected', message };
  } catch {
    // Request failed: the page shows an error and keeps the input.
    return { kind: 'unreachable' };
  }
}

/** Returns the error message of a rejection; null for other bodies, which are not meant for users. */
function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}
