import type { Language } from '@/domain/language/detect-language';

const timeoutMs = 20_000;

/** `message` is the site's own sentence; null when nobody answered. */
export type NewsletterAnswer = { ok: true } | { ok: false; message: string | null };

/** Asks for the newsletter. Never throws. */
export function askForNewsletter(email: string, language: Language): Promise<NewsletterAnswer> {
  return post(`/api/newsletter?lang=${language}`, { email });
}

/** Confirms or ends a subscription by the token of a mail. Never throws. */
export function redeemNewsletterLink(
  deed: 'confirm' | 'unsubscribe',
  token: string,
  language: Language,
): Promise<NewsletterAnswer> {
  return post(`/api/newsletter/${deed}?lang=${language}`, { token });
}

/** Without zod: the form stands on every page, and each kilobyte of it travels with every visit. */
async function post(path: string, body: object): Promise<NewsletterAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { ok: true };
    const said: unknown = await response.json();
    const hasMessage = typeof said === 'object' && said !== null && 'message' in said;
    return { ok: false, message: hasMessage ? String(said.message) : null };
  } catch {
    // Nobody answered: the form says so and keeps the address.
    return { ok: false, message: null };
  }
}
