import { z } from 'zod';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { newId } from '../../database/sql-helpers';
import type { ShopContext } from '../base/shop-context';
import { createSecretKey, type KeyObject, randomInt } from 'node:crypto';
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

/** How long new tokens are valid, and how their times are written. */
export interface TokenTimes {
  /** Lifetimes in seconds. */
  readonly customer: number;
  readonly anonymous: number;
  /** Whether `iat`, `nbf` and `exp` have fractions of a second, as OXID's do. */
  readonly hasFractions: boolean;
}

/** Token lifetimes of the specification (§9): a day for customers, eight hours for anonymous callers. */
export const specifiedTokenTimes: TokenTimes = {
  customer: 24 * hour,
  anonymous: 8 * hour,
  hasFractions: false,
};

/** Token lifetimes of OXID's default configuration. */
export const oxidTokenTimes: TokenTimes = {
  customer: 8 * hour,
  anonymous: 8 * hour,
  hasFractions: true,
};

const roundToMicroseconds = (seconds: number) => Number(seconds.toFixed(6));

/**
 * Returns a token's issue time in seconds. A fraction includes random microseconds before `now`, as clocks of real
 * shops have them; the token is valid immediately.
 */
function getIssueTime(now: number, { hasFractions }: TokenTimes): number {
  if (!hasFractions) return Math.floor(now / 1000);
  return roundToMicroseconds(now / 1000 - randomInt(1, 1000) / 1_000_000);
}

/**
 * Signs a token for a customer or an anonymous user with the shop's secret. The token's issue time is the start of the
 * request, so that changes made after it, such as a linked identity, invalidate the token.
 */
export function signShopToken(
  { tokenSecret, shopUrl, now }: Pick<ShopContext, 'tokenSecret' | 'shopUrl' | 'now'>,
  user: { id: string; email: string; isAnonymous: boolean },
  times: TokenTimes = specifiedTokenTimes,
): Promise<string> {
  const issuedAt = getIssueTime(now, times);
  const lifetime = user.isAnonymous ? times.anonymous : times.customer;
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
    .setExpirationTime(roundToMicroseconds(issuedAt + lifetime))
    .sign(getKey(tokenSecret).key);
}

const verifiedClaimsSchema = shopTokenClaimsSchema.extend({
  iss: z.string(),
  aud: z.string(),
  iat: z.number(),
  nbf: z.number(),
  exp: z.number(),
});

type VerifiedClaims = z.infer<typeof verifiedClaimsSchema>;

interface TokenKey {
  readonly key: KeyObject;
  /**
   * Claims of tokens with a verified signature, by token. Cached because each verification takes 0.1 ms in another
   * thread.
   */
  readonly verified: LRUCache<string, VerifiedClaims>;
}

/** Signing keys by secret, cached because creating a key takes longer than verifying a token. */
const keys = new LRUCache<string, TokenKey>({ max: 10 });

function getKey(secret: string): TokenKey {
  const known = keys.get(secret);
  if (known) return known;
  const created: TokenKey = {
    key: createSecretKey(secret, 'utf8'),
    verified: new LRUCache({ max: 2000 }),
  };
  keys.set(secret, created);
  return created;
}

/**
 * Returns the claims of a shop token that is valid at `now` (epoch milliseconds). Throws an error with the reason if it
 * is not.
 */
export async function verifyShopToken(
  token: string,
  { secret, shopUrl, now }: { secret: string; shopUrl: string; now: number },
): Promise<ShopTokenClaims & { iat: number }> {
  const { key, verified } = getKey(secret);
  const { iss, aud, nbf, exp, ...claims } =
    verified.get(token) ?? (await verifySignature(token, key, now));
  if (iss !== shopUrl || aud !== shopUrl) throw new Error('The token belongs to another shop');
  if (nbf * 1000 > now) throw new Error('The token is not valid yet');
  if (exp * 1000 <= now) throw new Error('The token has expired');
  verified.set(token, { iss, aud, nbf, exp, ...claims });
  return claims;
}

async function verifySignature(
  token: string,
  key: KeyObject,
  now: number,
): Promise<VerifiedClaims> {
  const { payload } = await jwtVerify(token, key, {
    algorithms: [shopTokenAlgorithm],
    currentDate: new Date(now),
    // The library compares whole seconds. verifyShopToken compares the exact times.
    clockTolerance: 1,
  });
  return verifiedClaimsSchema.parse(payload);
}

/** Returns the secret that signs this shop's tokens. It is created at the first start and then stays the same. */
export function loadTokenSecret(db: Database, cipher: SecretCipher): Promise<string> {
  return loadSecret(db, cipher, 'token-secret');
}
