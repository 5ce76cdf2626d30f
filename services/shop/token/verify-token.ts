import { decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { resolveIdentityCustomer } from '../customer/identity-customer';
import type { Caller, ShopServices } from '../base/shop-context';
import { TokenError } from '../base/shop-errors';
import { findCaller } from './caller.repository';
import { isTokenRevoked, getTokenId } from './sign-in-log';
import { verifyShopToken } from './shop-token';
import { isIdentityIssuer, verifyIdToken } from './identity-token';
import { dayMs } from '@/domain/time/durations';
import { findAccountDeletedAt } from '../customer/customer.repository';

const invalid = 'The access token is invalid';

/**
 * Returns the caller of an Authorization header; `nobody` without a bearer token. Throws TokenError in OXID's wording
 * for an invalid token, whatever the request. The token names its issuer, and each issuer has one algorithm: HS512 for
 * the shop, RS256 for the identity service. Groups are read from the database, not from the token. Without
 * `acceptsIdTokens`, ID tokens of the identity service are invalid.
 */
export async function resolveCaller(
  services: ShopServices,
  authorization: string | null | undefined,
  { acceptsIdTokens = true }: { acceptsIdTokens?: boolean } = {},
): Promise<Caller> {
  const token = parseBearerToken(authorization);
  if (token === null) return { kind: 'nobody' };
  const isIdToken = isIdentityIssuer(services.identity, parse(token).iss);
  if (isIdToken && !acceptsIdTokens) throw new TokenError('invalid', invalid);
  if (await isTokenRevoked(services.db, getTokenId(token)))
    throw new TokenError('revoked', invalid);
  const caller = isIdToken
    ? await callerOfIdentity(services, token)
    : await callerOfShop(services, token);
  if (!caller) throw new TokenError('invalid', invalid);
  if (caller.kind === 'customer' && caller.groups.includes('oxidblocked'))
    throw new TokenError('blocked', 'User is blocked');
  return caller;
}

/** Returns the caller this token was issued to; null if the token is invalid for any reason. */
export async function findCallerByToken(
  services: ShopServices,
  token: string,
): Promise<Caller | null> {
  try {
    return await resolveCaller(services, `Bearer ${token}`);
  } catch (error) {
    if (error instanceof TokenError) return null;
    throw error;
  }
}

/** Returns the token of an Authorization header; null without one. */
export function parseBearerToken(authorization: string | null | undefined): string | null {
  const [, token] = /^Bearer\s+(\S.*)$/i.exec(authorization?.trim() ?? '') ?? [];
  return token ?? null;
}

function parse(token: string): JWTPayload {
  try {
    decodeProtectedHeader(token);
    return decodeJwt(token);
  } catch {
    throw new TokenError('unreadable', 'Unable to parse token');
  }
}

async function callerOfShop(services: ShopServices, token: string): Promise<Caller | null> {
  const { tokenSecret: secret, shopUrl, clock } = services;
  const claims = await verifyToken(services, () =>
    verifyShopToken(token, { secret, shopUrl, now: clock.now() }),
  );
  if (claims.useranonymous) return { kind: 'anonymous', userId: claims.userid };
  return findCaller(services.db, claims.userid, claims.iat * 1000);
}

async function callerOfIdentity(services: ShopServices, token: string): Promise<Caller | null> {
  const claims = await verifyToken<IdTokenClaims>(services, () =>
    verifyIdToken(services.identity, token, services.clock.now()),
  );
  const { sessionId: id, subject } = claims;
  if (await services.identity.hasEnded({ id, subject })) return null;
  const customerId = await resolveIdentityCustomer(services, claims);
  return customerId === null ? null : findCaller(services.db, customerId);
}

/**
 * Verifies a token with the given function. A failure is logged with its reason but without the token, and thrown as a
 * TokenError in OXID's wording.
 */
async function verifyToken<Claims>(
  { logger }: ShopServices,
  verify: () => Promise<Claims>,
): Promise<Claims> {
  try {
    return await verify();
  } catch (cause) {
    logger.info('Access token rejected', {
      reason: cause instanceof Error ? cause.message : String(cause),
    });
    throw new TokenError('invalid', invalid);
  }
}

/**
 * Time in ms for which a browser stores a session's tokens. An expired token may still be replaced by a refresh in this
 * time.
 */
const sessionMs = dayMs;

/**
 * Returns true if the sign-in of a token was ended: by sign-out, a new password, token theft, or account deletion. An
 * ID token that expired within the last day has not ended, because its session can be refreshed. An invalid token
 * counts as ended.
 */
export async function isSignInEnded(services: ShopServices, token: string): Promise<boolean> {
  const { db, clock, identity } = services;
  try {
    const { iss, exp = 0 } = decodeJwt(token);
    if (await isTokenRevoked(db, getTokenId(token))) return true;
    if (!isIdentityIssuer(identity, iss))
      return (await findCallerByToken(services, token)) === null;
    const now = clock.now();
    if (exp * 1000 + sessionMs < now) return true;
    const { subject, sessionId, authenticatedAt } = await verifyIdToken(
      identity,
      token,
      Math.min(now, (exp - 1) * 1000),
    );
    const closedAt = await findAccountDeletedAt(db, subject);
    if (closedAt !== null && authenticatedAt * 1000 <= closedAt) return true;
    return await identity.hasEnded({ id: sessionId, subject });
  } catch (error) {
    if (isAboutToken(error)) return true;
    throw error;
  }
}

function isAboutToken(error: unknown): boolean {
  return error instanceof TokenError || (error instanceof Error && /^ERR_J/.test(codeOf(error)));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
