import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TrustedIdentity } from '../shop/base/shop-context';

const kid = 'a-key-for-tests';
const keyPair = generateKeyPair('RS256', { extractable: true });

/** The identity that test shops trust. */
export const testIssuer = 'http://localhost:3000/identity/local_test';
export const testClientId = 'a-client-for-tests';

/** The public half of the identity's key, as its JWKS shows it. */
export async function getTestPublicJwk() {
  return { ...(await exportJWK((await keyPair).publicKey)), kid, alg: 'RS256', use: 'sig' };
}

/** The identity with a key set of its own, for a shop in the same process. */
export function createTestIdentity(issuer = testIssuer): TrustedIdentity {
  const keys = getTestPublicJwk().then((key) => createLocalJWKSet({ keys: [key] }));
  return {
    issuer,
    clientId: testClientId,
    keys: async (header, token) => (await keys)(header, token),
    hasEnded: async () => false,
    accounts: null,
  };
}

interface IdTokenOptions {
  subject: string;
  email: string;
  /** Epoch milliseconds: when it is issued. */
  now: number;
  /** Over the good claims; an undefined one is left out. */
  claims?: Record<string, unknown>;
  header?: { alg?: string; kid?: string };
  /** The identity's own key unless given. */
  key?: Parameters<SignJWT['sign']>[0];
}

/** An ID token as Cognito writes them, good for an hour unless told otherwise. */
export async function signIdToken({ subject, email, now, claims, header, key }: IdTokenOptions) {
  const issuedAt = Math.floor(now / 1000);
  const payload = {
    iss: testIssuer,
    aud: testClientId,
    sub: subject,
    token_use: 'id',
    email,
    email_verified: true,
    'cognito:username': subject,
    auth_time: issuedAt,
    iat: issuedAt,
    exp: issuedAt + 3600,
    jti: `${subject}-${issuedAt}`,
    ...claims,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid, ...header })
    .sign(key ?? (await keyPair).privateKey);
}
