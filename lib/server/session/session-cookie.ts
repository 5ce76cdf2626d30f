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
  email: z.string().optional(),
  subject: z.string().optional(),
  expiresAt: z.number().optional(),
  renewedBy: z.enum(['page', 'server']).optional(),
});

const algorithm = 'HS256';

/** The signed text of the session cookie; it is worth nothing after the given time. */
export async function signSession(
  claims: SessionClaims,
  secret: string,
  maxAgeSeconds: number,
): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm })
    .setIssuedAt()
    .setExpirationTime(`${maxAgeSeconds} s`)
    .sign(keyOf(secret));
}

/** What a session cookie says; null when it is missing, expired, signed by somebody else or malformed. */
export async function readSession(
  cookie: string | undefined,
  secret: string,
): Promise<SessionClaims | null> {
  if (!cookie) return null;
  try {
    const { payload } = await jwtVerify(cookie, keyOf(secret), { algorithms: [algorithm] });
    return claimsSchema.safeParse(payload).data ?? null;
  } catch {
    // Whatever is wrong with it: a cookie that cannot be trusted is no session.
    return null;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
