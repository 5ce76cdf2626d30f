import type { Language } from '@/domain/locale/language';
import { type CallResult, toSuccess } from '@/lib/platform/http/call-result';

const timeoutMs = 20_000;

/**
 * Posts a form as JSON to one of the site's own routes and gives the answer's body, null when it has none. Never throws.
 * Without zod: the newsletter's form stands on every page, and each kilobyte of it travels with every visit.
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
    return message === null ? { kind: 'unreachable' } : { kind: 'refused', message };
  } catch {
    // Nobody answered: the page says so and keeps what was typed.
    return { kind: 'unreachable' };
  }
}

/** The sentence of a refusal; null for anything else nobody would understand. */
function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}
