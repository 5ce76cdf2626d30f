import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Subscription that a token ends: the newsletter or a stock alert. A token is valid for one purpose only. */
type UnsubscribePurpose = 'newsletter-unsubscribe' | 'watch-end';

/** Creates a random token for an email and its hash for the database. */
export function createConfirmationToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashConfirmationToken(token) };
}

/** Returns the hash of a confirmation token. Only the hash is stored. */
export function hashConfirmationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Creates the token that ends the subscription with this id. The token is derived from the id, so that every email can
 * contain the token although it is not stored.
 */
export function createUnsubscribeToken(
  purpose: UnsubscribePurpose,
  id: string,
  secret: string,
): string {
  return `${id}.${signature(purpose, id, secret).toString('base64url')}`;
}

/** Returns the id in an unsubscribe token; null for a token not issued by us for this purpose. */
export function parseUnsubscribeToken(
  purpose: UnsubscribePurpose,
  token: string,
  secret: string,
): string | null {
  const [id = '', given = ''] = token.split('.');
  const wanted = signature(purpose, id, secret);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted) ? id : null;
}

function signature(purpose: UnsubscribePurpose, id: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest();
}
