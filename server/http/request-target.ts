import type { IncomingHttpHeaders } from 'node:http';

/** Path and query of a request as sent, not decoded. */
export interface RequestTarget {
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
}

const absolute = /^https?:\/\/[^/?#]*/i;

/**
 * Parses the target of a request line. An absolute URL, as sent to a proxy, counts by its path (RFC 9112 §3.2.2) and
 * its host is ignored. Null for a target without a path.
 */
export function parseRequestTarget(address: string): RequestTarget | null {
  const local = address.replace(absolute, '');
  const [withoutFragment = ''] = local.split('#', 1);
  if (!withoutFragment.startsWith('/')) return local === '' ? { path: '/', query: '' } : null;
  const mark = withoutFragment.indexOf('?');
  if (mark === -1) return { path: withoutFragment, query: '' };
  return { path: withoutFragment.slice(0, mark), query: withoutFragment.slice(mark + 1) };
}

/** Formats the target as an address of this site. */
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

/** Returns the raw value of a cookie; null without it. The first of several cookies counts, as in Next. */
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
