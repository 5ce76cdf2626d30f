import type { IncomingHttpHeaders } from 'node:http';

/** The value of a cookie as it came; null without it. The first of several counts, as it does for Next. */
export function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | null {
  for (const pair of cookie.split(';')) {
    const [key = '', value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined) return value;
  }
  return null;
}
