import type { NextRequest } from 'next/server';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';

const language = z.enum(['de', 'en']);

/** The language of the page that asks: it says so itself, else the language cookie, else German (Spec §9). */
export function getRequestLanguage(request: NextRequest): Language {
  const asked = language.safeParse(request.nextUrl.searchParams.get('lang'));
  const kept = language.safeParse(request.cookies.get(cookieNames.lang)?.value);
  return asked.data ?? kept.data ?? 'de';
}

const ownOrigin = new URL(env.SITE_URL).origin;

/**
 * True when a page of this site sent the request. Browsers say so in Sec-Fetch-Site, older ones in Origin, which has to be
 * SITE_URL's; no other header counts, as a proxy may pass on what a caller wrote. A request that says neither does not come
 * from a page and is refused.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === ownOrigin;
}

/** The headers of these names, as far as there are any. */
export function filterHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
