import { languages } from '@/domain/locale/language';
import { formatSecurityTxt } from '@/lib/server/crawlers/security-txt';
import { addDays, toBerlinDay } from '@/domain/time/day';
import { env, toSiteUrl } from '@/lib/platform/config/env';
import { type NextRequest, NextResponse } from 'next/server';
import { resolveLanguage } from '@/lib/server/language-routing';
import 'server-only';

/** Days until security.txt expires; RFC 9116 recommends less than a year. */
const validDays = 180;

/** Sends security.txt with the contacts for vulnerability reports: SECURITY_CONTACT where set, and the contact form. */
export function handleSecurityTxt(): Response {
  const contact = env.SECURITY_CONTACT;
  const text = formatSecurityTxt({
    siteUrl: env.SITE_URL,
    contacts: [...(contact ? [contact] : []), toSiteUrl('/en/support/contact')],
    languages,
    expires: addDays(toBerlinDay(Date.now()), validDays),
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

/**
 * Redirects password managers to the page for changing the password, in the visitor's language (W3C, A Well-Known URL
 * for Changing Passwords).
 */
export function handleChangePassword(request: NextRequest): NextResponse {
  const page = new URL(`/${resolveLanguage(request)}/login?view=change`, env.SITE_URL);
  const headers = { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' };
  return NextResponse.redirect(page, { status: 303, headers });
}
