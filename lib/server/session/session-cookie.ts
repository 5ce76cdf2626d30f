import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Verified claims of a session, also used by the middleware's guards. */
export type SessionClaims = {
  kind: 'anonymous' | 'guest' | 'customer';
  /** Ids of the customer's groups; oxiddealer marks a b2b customer. */
  groups: readonly string[];
  /** Email of a guest. A repeated request with this email keeps the guest session instead of starting another one. */
  email?: string;
  /** A customer's id at the identity provider. */
  subject?: string;
  /** Expiry of the token in epoch seconds. */
  expiresAt?: number;
  /** Id of the sign-in at the identity provider that issued the token (origin_jti). */
  signInId?: string;
  /**
   * Where the customer signed in: `page` is the login page of this site, `server` the hosted page of the provider. The
   * server renews both kinds.
   */
  renewedBy?: 'page' | 'server';
};

const claimsSchema = z.object({
  kind: z.enum(['anonymous', 'guest', 'customer']),
  groups: z.array(z.string()),
  email: z.string().exactOptional(),
  subject: z.string().exactOptional(),
  expiresAt: z.number().exactOptional(),
  signInId: z.string().exactOptional(),
  renewedBy: z.enum(['page', 'server']).exactOptional(),
});

const algorithm = 'HS256';
/**
 * Version of the claims. Session cookies of releases before 0.18 have no version and are accepted only under the old
 * cookie name.
 */
const form = 2;

/**
 * Creates the signed value of the session cookie. It is valid for `maxAgeSeconds` and only together with this token.
 */
export async function createSessionToken(
  claims: SessionClaims,
  token: string,
  secret: string,
  maxAgeSeconds: number,
): Promise<string> {
  return new SignJWT({ ...claims, tokenDigest: digestOf(token), form })
    .setProtectedHeader({ alg: algorithm })
    .setIssuedAt()
    .setExpirationTime(`${maxAgeSeconds} s`)
    .sign(keyOf(secret));
}

interface SignedSession {
  claims: SessionClaims;
  tokenDigest: string;
  /** True when a release before 0.18 signed the cookie. */
  isOld: boolean;
}

/**
 * Verifies a session cookie and returns its claims and token digest; null when it is missing, expired, malformed or has
 * a wrong signature.
 */
export async function parseSessionToken(
  cookie: string | undefined,
  secret: string,
): Promise<SignedSession | null> {
  if (!cookie) return null;
  try {
    const { payload } = await jwtVerify(cookie, keyOf(secret), { algorithms: [algorithm] });
    const claims = claimsSchema.safeParse(payload).data;
    const { tokenDigest } = payload;
    if (!claims || typeof tokenDigest !== 'string') return null;
    return { claims, tokenDigest, isOld: payload.form === undefined };
  } catch {
    // Any invalid cookie counts as no session.
    return null;
  }
}

/** True when the session belongs to this token. */
export function isSessionOfToken({ tokenDigest }: SignedSession, token: string): boolean {
  return tokenDigest === digestOf(token);
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
