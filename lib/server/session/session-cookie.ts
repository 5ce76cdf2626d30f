import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Who the server knows the caller to be. The middleware's guards decide by it (ARCHITECTURE §4, decision 8). */
export type SessionClaims = {
  kind: 'anonymous' | 'guest' | 'customer';
  /** Ids of the caller's groups; oxiddealer marks a b2b customer. */
  groups: readonly string[];
  /** The e-mail a guest gave, so that the same guest is not started twice. */
  email?: string;
  /** The identity provider's own id of a customer. */
  subject?: string;
  /** When the token ends, in epoch seconds. */
  expiresAt?: number;
  /** The sign-in at the identity provider that the token goes back to (origin_jti). */
  signInId?: string;
  /** Where the customer signed in: `page` on the site's own page, `server` on the provider's hosted one. The server renews both. */
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
/** Sessions signed by releases before 0.18 do not name their form: only those count under the cookie's old name. */
const form = 2;

/** The signed text of the session cookie; it is worth nothing after the given time, nor beside any other token than its own. */
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
  /** Signed by a release before 0.18. */
  isOld: boolean;
}

/** What a session cookie says, and of which token; null when it is missing, expired, signed by somebody else or malformed. */
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
    // Whatever is wrong with it: a cookie that cannot be trusted is no session.
    return null;
  }
}

/** True when the session is this token's. */
export function isSessionOfToken({ tokenDigest }: SignedSession, token: string): boolean {
  return tokenDigest === digestOf(token);
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
