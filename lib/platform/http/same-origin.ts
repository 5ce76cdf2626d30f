import { env } from '@/lib/platform/config/env';

/**
 * True when a page of this site sent the request. Browsers say so in Sec-Fetch-Site, older ones in Origin; a request
 * that says neither does not come from a page and is refused.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = hostOf(headers.get('origin'));
  const own = headers.get('x-forwarded-host') ?? headers.get('host');
  return origin !== null && (origin === own || origin === hostOf(env.SITE_URL));
}

function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null;
}
