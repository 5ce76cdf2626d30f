import type { IncomingHttpHeaders } from 'node:http';

/** What a request asks for, as it was written: nothing is decoded. */
export interface RequestTarget {
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
}

const absolute = /^https?:\/\/[^/?#]*/i;

/**
 * Path and query of a request line's address; an absolute one, as for a proxy, counts by its path (RFC 9112 §3.2.2), its host
 * for nothing. Null for what names no path.
 */
export function parseTarget(address: string): RequestTarget | null {
  const local = address.replace(absolute, '');
  const [withoutFragment = ''] = local.split('#', 1);
  if (!withoutFragment.startsWith('/')) return local === '' ? { path: '/', query: '' } : null;
  const mark = withoutFragment.indexOf('?');
  if (mark === -1) return { path: withoutFragment, query: '' };
  return { path: withoutFragment.slice(0, mark), query: withoutFragment.slice(mark + 1) };
}

/** The address that goes on: always a path of this site. */
export function toAddress({ path, query }: RequestTarget): string {
  return query === '' ? path : `${path}?${query}`;
}

/** False for a path with broken percent signs, which means no page to anybody. */
export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The value of a cookie as it came; null without it. The first of several counts, as it does for Next. */
export function findRequestCookie(
  { cookie = '' }: IncomingHttpHeaders,
  name: string,
): string | null {
  for (const pair of cookie.split(';')) {
    const [key = '', value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined) return value;
  }
  return null;
}
