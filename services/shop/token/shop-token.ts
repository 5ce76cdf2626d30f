import { z } from 'zod';
import { SignJWT } from 'jose';
import { newId } from '../../database/sql-helpers';
import type { ShopContext } from '../base/shop-context';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/database';
import type { SecretCipher } from '../../secrets/encryption';
import { loadSecret } from '../../secrets/secret-store';

/** The claims of the shop's tokens, named as OXID names them (external contract A.2). */
const shopTokenClaimsSchema = z.object({
  shopid: z.literal(1),
  /** The e-mail; an empty text for anonymous callers. */
  username: z.string(),
  userid: z.string().min(1),
  useranonymous: z.boolean(),
  tokenid: z.string(),
});

export type ShopTokenClaims = z.infer<typeof shopTokenClaimsSchema>;

const shopTokenAlgorithm = 'HS512';

const hour = 60 * 60;

/** Seconds a token lives (Spec §9): a customer's a day, an anonymous one eight hours. */
const tokenLifetime = { customer: 24 * hour, anonymous: 8 * hour } as const;

/**
 * A token for a customer or an anonymous user, signed with the shop's secret (external contract A.2). It is issued when the request
 * began, so that what happened since, a linked identity say, counts against it.
 */
export function signShopToken(
  { tokenSecret, shopUrl, now }: Pick<ShopContext, 'tokenSecret' | 'shopUrl' | 'now'>,
  user: { id: string; email: string; isAnonymous: boolean },
): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  const claims: ShopTokenClaims = {
    shopid: 1,
    username: user.email,
    userid: user.id,
    useranonymous: user.isAnonymous,
    tokenid: newId(),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ typ: 'JWT', alg: shopTokenAlgorithm, iss: shopUrl })
    .setIssuer(shopUrl)
    .setAudience(shopUrl)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt)
    .setExpirationTime(
      issuedAt + (user.isAnonymous ? tokenLifetime.anonymous : tokenLifetime.customer),
    )
    .sign(new TextEncoder().encode(tokenSecret));
}

const headerSchema = z.object({ alg: z.literal(shopTokenAlgorithm) });

const framed = shopTokenClaimsSchema.extend({
  iss: z.string(),
  aud: z.string(),
  iat: z.number(),
  nbf: z.number(),
  exp: z.number(),
});

/**
 * The claims of a token of the shop's own, good at `now` in epoch milliseconds; throws with the reason when it is not. It is looked at
 * with every call, and at once: the library hands each look to another thread, which costs ten times what it does there.
 */
export function verifyShopToken(
  token: string,
  { secret, shopUrl, now }: { secret: string; shopUrl: string; now: number },
): ShopTokenClaims & { iat: number } {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) throw new Error('The token has too many parts');
  headerSchema.parse(fromPart(header));
  const right = createHmac('sha512', secret).update(`${header}.${payload}`).digest();
  const told = Buffer.from(signature, 'base64url');
  if (told.length !== right.length || !timingSafeEqual(told, right))
    throw new Error('The signature is not the shop’s');
  const { iss, aud, nbf, exp, ...claims } = framed.parse(fromPart(payload));
  if (iss !== shopUrl || aud !== shopUrl) throw new Error('The token is of another shop');
  if (nbf * 1000 > now) throw new Error('The token is not good yet');
  if (exp * 1000 <= now) throw new Error('The token has run out');
  return claims;
}

function fromPart(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}

/** The secret that signs this shop's tokens: made at the first start, the same ever after. */
export function loadTokenSecret(db: Database, seal: SecretCipher): Promise<string> {
  return loadSecret(db, seal, 'token-secret');
}
