import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { IdentityKeyStore } from '../identity-context';
import { bodyLimit } from 'hono/body-limit';

/** Cookie names. With https the prefix `__Host-` prevents other hosts and plain http from setting the cookie. */
const names = { secure: '__Host-identity-form', plain: 'identity-form' } as const;
const cookieForm = /^[A-Za-z0-9_-]{43}$/;

/** Creates a CSRF token for a form in this browser and sets the matching cookie. */
export function createCsrfToken(c: Context, secrets: IdentityKeyStore, isSecure: boolean): string {
  const known = cookieOf(c, isSecure);
  const value = cookieForm.test(known) ? known : randomBytes(32).toString('base64url');
  c.header(
    'set-cookie',
    `${isSecure ? names.secure : names.plain}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return secrets.digest('form', value);
}

/** Returns true if the CSRF token was issued to this browser. Other sites can neither read nor set the cookie. */
export function isCsrfTokenValid(
  c: Context,
  secrets: IdentityKeyStore,
  token: string,
  isSecure: boolean,
): boolean {
  const value = cookieOf(c, isSecure);
  const expected = Buffer.from(secrets.digest('form', value));
  const actual = Buffer.from(token);
  return (
    cookieForm.test(value) && actual.length === expected.length && timingSafeEqual(actual, expected)
  );
}

function cookieOf(c: Context, isSecure: boolean): string {
  return getCookie(c, isSecure ? names.secure : names.plain) ?? '';
}

const maxFormBytes = 16 * 1024;

/** Middleware that rejects forms of more than 16 KiB before reading them. */
export const limitFormSize = bodyLimit({
  maxSize: maxFormBytes,
  onError: (c) => c.json({ error: 'invalid_request' }, 413),
});

/** Returns the fields of a submitted form; an empty object for other content types. */
export async function parseForm(c: Context): Promise<Record<string, string | undefined>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) return {};
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}
