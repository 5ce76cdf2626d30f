import type { Language } from '@/domain/locale/language';
import {
  type ServiceCallResult,
  toServiceCallSuccess,
} from '@/lib/platform/http/service-call-result';

const timeoutMs = 20_000;

/**
 * Posts a form as JSON to one of the site's own routes and returns the response body; null when the response has none.
 * Never throws. Does not use zod, because the newsletter form is on every page and its code must stay small.
 */
export async function postForm(
  path: string,
  fields: object,
  language: Language,
): Promise<ServiceCallResult<unknown>> {
  try {
    const response = await fetch(`${path}?lang=${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return toServiceCallSuccess(body);
    const message = messageOf(body);
    return message === null ? { kind: 'unreachable' } : { kind: 'rejected', message };
  } catch {
    // Request failed: the page shows an error and keeps the input.
    return { kind: 'unreachable' };
  }
}

/** Returns the error message of a rejection for the user; null for a response body without one. */
function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}
