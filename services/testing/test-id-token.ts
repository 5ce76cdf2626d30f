import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TrustedIdentity } from '../shop/base/shop-context';

const kid = 'a-key-for-tests';
const keyPair = generateKeyPair('RS256', { extractable: true });

/** The issuer trusted by test shops. */
export const testIssuer = 'http://localhost:3000/identity/local_test';
export const testClientId = 'a-client-for-tests';

/** Returns the public key of the test identity as in its JWKS. */
export async function getTestPublicJwk() {
  return { ...(await exportJWK((await keyPair).publicKey)), kid, alg: 'RS256', use: 'sig' };
}

/** Creates an identity with a local key set, for a shop in the same process. */
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
  /** Time of issue in epoch milliseconds. */
  now: number;
  /** Overrides of the valid claims; an undefined claim is left out. */
  claims?: Record<string, unknown>;
  header?: { alg?: string; kid?: string };
  /** Defaults to the identity's own key. */
  key?: Parameters<SignJWT['sign']>[0];
}

/** Signs an ID token like Cognito's, valid for an hour by default. */
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
