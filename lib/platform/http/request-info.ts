import type { NextRequest } from 'next/server';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';

const language = z.enum(['de', 'en']);

/**
 * Returns the language of the requesting page: the query parameter `lang`, else the language cookie, else German
 * (Specification §9).
 */
export function getRequestLanguage(request: NextRequest): Language {
  const queryLanguage = language.safeParse(request.nextUrl.searchParams.get('lang'));
  const cookieLanguage = language.safeParse(request.cookies.get(cookieNames.lang)?.value);
  return queryLanguage.data ?? cookieLanguage.data ?? 'de';
}

const ownOrigin = new URL(env.SITE_URL).origin;

/**
 * True when a page of this site sent the request. Checks Sec-Fetch-Site, or Origin in older browsers, which must equal
 * SITE_URL's; other headers are ignored, because a proxy may forward what a client wrote. A request with neither header
 * does not come from a page and is rejected.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === ownOrigin;
}

/** Returns the headers with these names, if present. */
export function filterHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
