import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token ends; one made for the one is worth nothing for the other. */
type UnsubscribePurpose = 'newsletter-unsubscribe' | 'watch-end';

/** A token nobody can guess, for the mail, and its hash, for the database. */
export function createConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashConfirmToken(token) };
}

/** What the database knows of a confirmation token. */
export function hashConfirmToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token that ends what has this id. It is made from the id, so that every mail can carry it and none is kept. */
export function createUnsubscribeToken(
  purpose: UnsubscribePurpose,
  id: string,
  secret: string,
): string {
  return `${id}.${signature(purpose, id, secret).toString('base64url')}`;
}

/** The id of what a token ends; null for a token we did not make for this purpose. */
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
