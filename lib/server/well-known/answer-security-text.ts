import 'server-only';
import { languages } from '@/domain/language/detect-language';
import { securityText } from '@/domain/machines/security-text';
import { addDays, dayInBerlin } from '@/domain/time/day';
import { env } from '@/lib/platform/config/env';
import { siteUrl } from '@/lib/server/seo/site-url';

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** Whom to write to about a weakness: the operator's own address where one is set, and the contact form. */
export function answerSecurityText(): Response {
  const own = env.SECURITY_CONTACT;
  const text = securityText({
    siteUrl: env.SITE_URL,
    contacts: [...(own ? [own] : []), siteUrl('/en/support/contact')],
    languages,
    expires: addDays(dayInBerlin(Date.now()), validDays),
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
