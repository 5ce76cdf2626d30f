import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { IdentityContext } from '../identity-context';
import { identityAlgorithm, loadSigningKey, type SigningKey } from './signing-keys';
import { type User, findUser } from '../users/user.repository';
import {
  type IdentitySession,
  addRefreshToken,
  insertSession,
  findStoredRefreshToken,
  markTokenReplaced,
  revokeSession,
} from './session.repository';
import { inTransaction } from '../../database/database';
import { wrongCredentialsError, IdentityError, invalidTokenError } from '../identity-error';
import { isSoftwareTokenEnabled } from '../mfa/software-token.repository';

/** Scope of access tokens for the service's own API. Without it GetUser and similar actions reject the token. */
export const apiScope = 'aws.cognito.signin.user.admin';

/** Scopes an authorization request may contain. */
export const supportedScopes = ['openid', 'email', 'phone', 'profile', apiScope];

/** Lifetime of ID and access tokens in seconds. */
const tokenLifetimeSeconds = 60 * 60;

export interface SignedTokens {
  idToken: string;
  accessToken: string;
  expiresIn: number;
}

/**
 * Signs the ID and access token of a session with Cognito's claims. `nonce` is the value sent in the authorization
 * request.
 */
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

/** Computes the at_hash claim of OpenID Connect: the left half of the token's SHA-256. */
function leftHalfHash(token: string): string {
  return createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
}

export interface SessionTokens extends SignedTokens {
  refreshToken: string;
}

/**
 * Opens a session with all three tokens for a user whose password was checked. Throws NotAuthorizedException if the
 * password was changed since then, which ends all sessions, or if the user must enter a code of the authenticator app
 * and has not.
 */
export async function openSession(
  context: IdentityContext,
  user: User,
  { hasShownCode = false } = {},
): Promise<SessionTokens> {
  const opened = await inTransaction(context.db, async (trx) => {
    if ((await findUser(trx, user.id))?.verifier !== user.verifier) return null;
    if (!hasShownCode && (await isSoftwareTokenEnabled(trx, user.id))) return null;
    const session = await insertSession(trx, user.id, apiScope, context.clock.now());
    return { session, refreshToken: await addRefreshToken(trx, session.id) };
  });
  if (!opened) throw wrongCredentialsError();
  const { session, refreshToken } = opened;
  return { ...(await signTokens(context, user, session)), refreshToken };
}

/** Milliseconds for which a replaced refresh token stays valid, because two tabs may refresh at the same time. */
const graceMs = 60 * 1000;

type Rotation = { session: IdentitySession; refreshToken: string } | IdentityError;

/**
 * Returns new tokens for a refresh token and replaces it with another one of the same session and expiry. A token that
 * is used again after its replacement was probably stolen: the session is ended (RefreshTokenReuseException).
 */
export async function refreshSession(
  context: IdentityContext,
  token: string,
): Promise<SessionTokens> {
  const rotation = await rotate(context, token);
  if (rotation instanceof IdentityError) throw rotation;
  const user = await findUser(context.db, rotation.session.userId);
  if (!user) throw invalidTokenError('Invalid Refresh Token');
  return {
    ...(await signTokens(context, user, rotation.session)),
    refreshToken: rotation.refreshToken,
  };
}

function rotate({ db, clock }: IdentityContext, token: string): Promise<Rotation> {
  const now = clock.now();
  return inTransaction(db, async (trx): Promise<Rotation> => {
    const found = await findStoredRefreshToken(trx, token);
    if (!found) return invalidTokenError('Invalid Refresh Token');
    const { session, replacedAt } = found;
    if (session.isRevoked) return invalidTokenError('Refresh Token has been revoked');
    if (session.expiresAt <= now) return invalidTokenError('Refresh Token has expired');
    if (replacedAt !== null && replacedAt + graceMs < now) {
      await revokeSession(trx, session.id, now);
      return new IdentityError('RefreshTokenReuseException', 'Refresh Token has been used before');
    }
    await markTokenReplaced(trx, token, now);
    return { session, refreshToken: await addRefreshToken(trx, session.id) };
  });
}
