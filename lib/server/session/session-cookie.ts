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
  /** Who gets the next token: the page with Amplify, or the server with the refresh cookie of a hosted sign-in. */
  renewedBy?: 'page' | 'server';
};

const claimsSchema = z.object({
  kind: z.enum(['anonymous', 'guest', 'customer']),
  groups: z.array(z.string()),
  email: z.string().exactOptional(),
  subject: z.string().exactOptional(),
  expiresAt: z.number().exactOptional(),
  renewedBy: z.enum(['page', 'server']).exactOptional(),
});

const algorithm = 'HS256';

/** The signed text of the session cookie; it is worth nothing after the given time, nor beside any other token than its own. */
export async function signSession(
  claims: SessionClaims,
  token: string,
  secret: string,
  maxAgeSeconds: number,
): Promise<string> {
  return new SignJWT({ ...claims, tokenDigest: digestOf(token) })
    .setProtectedHeader({ alg: algorithm })
    .setIssuedAt()
    .setExpirationTime(`${maxAgeSeconds} s`)
    .sign(keyOf(secret));
}

interface SignedSession {
  claims: SessionClaims;
  tokenDigest: string;
}

/** What a session cookie says, and of which token; null when it is missing, expired, signed by somebody else or malformed. */
export async function readSession(
  cookie: string | undefined,
  secret: string,
): Promise<SignedSession | null> {
  if (!cookie) return null;
  try {
    const { payload } = await jwtVerify(cookie, keyOf(secret), { algorithms: [algorithm] });
    const claims = claimsSchema.safeParse(payload).data;
    const { tokenDigest } = payload;
    return claims && typeof tokenDigest === 'string' ? { claims, tokenDigest } : null;
  } catch {
    // Whatever is wrong with it: a cookie that cannot be trusted is no session.
    return null;
  }
}

/** True when the session is this token's. */
export function isOfToken({ tokenDigest }: SignedSession, token: string): boolean {
  return tokenDigest === digestOf(token);
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
