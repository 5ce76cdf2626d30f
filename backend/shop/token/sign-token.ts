import { SignJWT } from 'jose';
import { newId } from '../../database/ids';
import type { ShopContext } from '../base/context';
import { tokenAlgorithm, type TokenClaims } from './token-claims';

const hour = 60 * 60;

/** Seconds a token lives (Spec §9): a customer's a day, an anonymous one eight hours. */
const tokenLifetime = { customer: 24 * hour, anonymous: 8 * hour } as const;

/**
 * A token for a customer or an anonymous user, signed with the shop's secret (external contract A.2). It is issued when the request
 * began, so that what happened since, a linked identity say, counts against it.
 */
export function signToken(
  { tokenSecret, shopUrl, now }: Pick<ShopContext, 'tokenSecret' | 'shopUrl' | 'now'>,
  user: { id: string; email: string; isAnonymous: boolean },
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  const claims: TokenClaims = {
    shopid: 1,
    username: user.email,
    userid: user.id,
    useranonymous: user.isAnonymous,
    tokenid: newId(),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ typ: 'JWT', alg: tokenAlgorithm, iss: shopUrl })
    .setIssuer(shopUrl)
    .setAudience(shopUrl)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt)
    .setExpirationTime(
      issuedAt + (user.isAnonymous ? tokenLifetime.anonymous : tokenLifetime.customer),
    )
    .sign(new TextEncoder().encode(tokenSecret));
}
