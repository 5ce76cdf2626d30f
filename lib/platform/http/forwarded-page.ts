import { NextResponse } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { pickHeaders } from './pick-headers';

const passedBack = [
  'cache-control',
  'content-language',
  'content-security-policy',
  'content-type',
  'referrer-policy',
  'x-frame-options',
  'x-content-type-options',
] as const;

/** The address when it is one of this site; null for every other. */
function ownAddress(location: string): string | null {
  if (!URL.canParse(location, env.SITE_URL)) return null;
  const url = new URL(location, env.SITE_URL);
  return url.origin === new URL(env.SITE_URL).origin ? url.href : null;
}

/**
 * The answer with which a page of an embedded service is shown under the site's own origin: its content and the headers that concern it,
 * no cookies. Null when it leads to another site, which nobody may be led to from here.
 */
export async function forwardedPage(response: Response): Promise<NextResponse | null> {
  const headers = new Headers(pickHeaders(response.headers, passedBack));
  const location = response.headers.get('location');
  const target = location === null ? null : ownAddress(location);
  if (location !== null && target === null) return null;
  if (target !== null) headers.set('location', target);
  const isEmpty = response.status === 204 || response.status === 304 || target !== null;
  const body = isEmpty ? null : await response.arrayBuffer();
  return new NextResponse(body, { status: response.status, headers });
}
