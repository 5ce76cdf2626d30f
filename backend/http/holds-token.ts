import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether an Authorization header shows the token: as Bearer, or as the password of Basic with any user name, as browsers ask for it. Takes the
 * same time for every answer, whatever the lengths.
 */
export function holdsToken(authorization: string | undefined, token: string): boolean {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return isSame(value, token);
  if (scheme.toLowerCase() !== 'basic') return false;
  const [, password = ''] = Buffer.from(value, 'base64').toString('utf8').split(':', 2);
  return isSame(password, token);
}

const digest = (value: string) => createHash('sha256').update(value).digest();

const isSame = (said: string, wanted: string) => timingSafeEqual(digest(said), digest(wanted));
