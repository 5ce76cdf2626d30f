import { env } from '@/lib/platform/config/env';

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
