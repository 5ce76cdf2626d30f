import { z } from 'zod';
import { SignJWT } from 'jose';
import { newId } from '../../database/sql-helpers';
import type { ShopContext } from '../base/shop-context';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/database';
import type { SecretCipher } from '../../secrets/encryption';
import { loadSecret } from '../../secrets/secret-store';

/** The claims of the shop's tokens, with OXID's names. */
const shopTokenClaimsSchema = z.object({
  shopid: z.literal(1),
  /** The email; an empty string for anonymous callers. */
  username: z.string(),
  userid: z.string().min(1),
  useranonymous: z.boolean(),
  tokenid: z.string(),
});

export type ShopTokenClaims = z.infer<typeof shopTokenClaimsSchema>;

const shopTokenAlgorithm = 'HS512';

const hour = 60 * 60;

/** Token lifetimes in seconds (Specification §9): a day for customers, eight hours for anonymous callers. */
const tokenLifetime = { customer: 24 * hour, anonymous: 8 * hour } as const;

/**
 * Signs a token for a customer or an anonymous user with the shop's secret. Its issue time is the start of the request,
 * so that later changes, such as a linked identity, invalidate it.
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
 * Returns the claims of a shop token that is valid at `now` (epoch milliseconds). Throws an error with the reason if it
 * is not. Runs on every request, so it verifies synchronously: the library would use another thread, which takes ten
 * times longer.
 */
export function verifyShopToken(
  token: string,
  { secret, shopUrl, now }: { secret: string; shopUrl: string; now: number },
): ShopTokenClaims & { iat: number } {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) throw new Error('The token has too many parts');
  headerSchema.parse(fromPart(header));
  const right = createHmac('sha512', secret).update(`${header}.${payload}`).digest();
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== right.length || !timingSafeEqual(actual, right))
    throw new Error('The signature is invalid');
  const { iss, aud, nbf, exp, ...claims } = framed.parse(fromPart(payload));
  if (iss !== shopUrl || aud !== shopUrl) throw new Error('The token belongs to another shop');
  if (nbf * 1000 > now) throw new Error('The token is not valid yet');
  if (exp * 1000 <= now) throw new Error('The token has expired');
  return claims;
}

function fromPart(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}

/** Returns the secret that signs this shop's tokens. It is created at the first start and then stays the same. */
export function loadTokenSecret(db: Database, cipher: SecretCipher): Promise<string> {
  return loadSecret(db, cipher, 'token-secret');
}
