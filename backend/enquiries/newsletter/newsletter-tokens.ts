import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token nobody can guess, for the mail, and its hash, for the database. */
export function newConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: confirmHash(token) };
}

/** What the database knows of a confirmation token. */
export function confirmHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token that ends a subscription. It is made from the id, so that every mail can carry it and none is kept. */
export function unsubscribeToken(subscriptionId: string, secret: string): string {
  return `${subscriptionId}.${signature(subscriptionId, secret).toString('base64url')}`;
}

/** The subscription a token ends; null for a token we did not make. */
export function subscriptionOf(token: string, secret: string): string | null {
  const [id = '', given = ''] = token.split('.');
  const wanted = signature(id, secret);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted) ? id : null;
}

function signature(subscriptionId: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`newsletter-unsubscribe:${subscriptionId}`).digest();
}
