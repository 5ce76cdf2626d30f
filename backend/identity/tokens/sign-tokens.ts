import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { IdentityContext } from '../identity-context';
import { identityAlgorithm, loadSigningKey, type SigningKey } from '../keys/signing-keys';
import type { User } from '../users/user.repository';
import type { IdentitySession } from './session.repository';

/** Seconds an ID or access token lives. */
const tokenLifetimeSeconds = 60 * 60;

export interface SignedTokens {
  idToken: string;
  accessToken: string;
  expiresIn: number;
}

/** ID and access token of a session with Cognito's claims (external contract D). The nonce is the authorization request's. */
export async function signTokens(
  context: Pick<IdentityContext, 'db' | 'clock' | 'keySeal' | 'settings'>,
  user: User,
  session: IdentitySession,
  nonce: string | null = null,
): Promise<SignedTokens> {
  const { clock, settings } = context;
  const key = await loadSigningKey(context, clock.now());
  const common = {
    sub: user.id,
    iss: settings.issuer,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: Math.floor(session.startedAt / 1000),
  };
  const accessToken = await sign(clock.now(), key, {
    ...common,
    token_use: 'access',
    client_id: settings.clientId,
    username: user.id,
    scope: session.scope,
    version: 2,
  });
  const { phone_number, locale, given_name, family_name } = user.attributes;
  const idToken = await sign(clock.now(), key, {
    ...common,
    token_use: 'id',
    aud: settings.clientId,
    'cognito:username': user.id,
    email: user.email,
    email_verified: user.isEmailVerified,
    ...(phone_number === undefined ? {} : { phone_number, phone_number_verified: false }),
    ...(locale === undefined ? {} : { locale }),
    ...(given_name === undefined ? {} : { given_name }),
    ...(family_name === undefined ? {} : { family_name }),
    ...(nonce === null ? {} : { nonce }),
    at_hash: leftHalfHash(accessToken),
  });
  return { idToken, accessToken, expiresIn: tokenLifetimeSeconds };
}

function sign(now: number, { kid, key }: SigningKey, claims: Record<string, unknown>) {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: identityAlgorithm, kid })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifetimeSeconds)
    .sign(key);
}

/** OpenID Connect's at_hash. */
function leftHalfHash(token: string): string {
  return createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
}
