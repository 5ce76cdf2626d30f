import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Secrets } from '../keys/secrets';

const cookieName = 'identity-form';
const cookieForm = /^[A-Za-z0-9_-]{43}$/;

/** The token of a form for this browser. Sets the cookie it belongs to; the cookie stays below the page's own folder. */
export function formToken(c: Context, secrets: Secrets, isSecure: boolean): string {
  const known = getCookie(c, cookieName) ?? '';
  const value = cookieForm.test(known) ? known : randomBytes(32).toString('base64url');
  c.header(
    'set-cookie',
    `${cookieName}=${value}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return secrets.digest('form', value);
}

/** True when the form was given to this very browser: another site can neither read nor set the cookie. */
export function isOwnForm(c: Context, secrets: Secrets, token: string): boolean {
  const value = getCookie(c, cookieName) ?? '';
  const expected = Buffer.from(secrets.digest('form', value));
  const actual = Buffer.from(token);
  return (
    cookieForm.test(value) && actual.length === expected.length && timingSafeEqual(actual, expected)
  );
}
