import type { IncomingHttpHeaders } from 'node:http';

/** Path and query of a request as sent, not decoded. */
export interface RequestTarget {
  readonly path: string;
  /** Query without the question mark; empty without query. */
  readonly query: string;
}

const absolute = /^https?:\/\/[^/?#]*/i;

/**
 * Parses the target of a request line. Of an absolute URL, as sent to a proxy, only path and query are used (RFC 9112
 * §3.2.2). Null for a target without a path.
 */
export function parseRequestTarget(address: string): RequestTarget | null {
  const local = address.replace(absolute, '');
  const [withoutFragment = ''] = local.split('#', 1);
  if (!withoutFragment.startsWith('/')) return local === '' ? { path: '/', query: '' } : null;
  const mark = withoutFragment.indexOf('?');
  if (mark === -1) return { path: withoutFragment, query: '' };
  return { path: withoutFragment.slice(0, mark), query: withoutFragment.slice(mark + 1) };
}

/** Formats path and query as a relative URL. */
export function formatRequestTarget({ path, query }: RequestTarget): string {
  return query === '' ? path : `${path}?${query}`;
}

/** False for a path with malformed percent encoding, which matches no page. */
export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Returns the raw value of a cookie; null without the cookie. Of several cookies with this name it returns the first,
 * as Next does.
 */
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
