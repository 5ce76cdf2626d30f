import { decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { resolveIdentityCustomer } from '../customer/identity-customer';
import type { Caller, ShopServices } from '../base/shop-context';
import { TokenError } from '../base/shop-errors';
import { findCaller } from './caller.repository';
import { isTokenRevoked, getTokenId } from './sign-ins';
import { verifyShopToken } from './shop-token';
import { isIdentityIssuer, verifyIdToken } from './identity-token';
import { dayMs } from '@/domain/time/durations';
import { findAccountDeletedAt } from '../customer/customer.repository';

const invalid = 'The access token is invalid';

/**
 * Who sends this Authorization header. Without a bearer token it is nobody; a token that is not good is refused with OXID's
 * words (external contract A.2), whatever the request asks for. The token names its issuer, and each issuer has one algorithm:
 * the shop's own are HS512, the identity's RS256. Groups come from the database, not from the token.
 */
export async function resolveCaller(
  services: ShopServices,
  authorization: string | null | undefined,
): Promise<Caller> {
  const token = parseBearerToken(authorization);
  if (token === null) return { kind: 'nobody' };
  const { iss } = parse(token);
  if (await isTokenRevoked(services.db, getTokenId(token))) throw new TokenError(invalid);
  const caller = isIdentityIssuer(services.identity, iss)
    ? await callerOfIdentity(services, token)
    : await callerOfShop(services, token);
  if (!caller) throw new TokenError(invalid);
  if (caller.kind === 'customer' && caller.groups.includes('oxidblocked'))
    throw new TokenError('User is blocked');
  return caller;
}

/** Who holds this token; null when it is not good, whatever the reason. */
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

/** The token of an Authorization header; null without one. */
export function parseBearerToken(authorization: string | null | undefined): string | null {
  const [, token] = /^Bearer\s+(\S.*)$/i.exec(authorization?.trim() ?? '') ?? [];
  return token ?? null;
}

function parse(token: string): JWTPayload {
  try {
    decodeProtectedHeader(token);
    return decodeJwt(token);
  } catch {
    throw new TokenError('Unable to parse token');
  }
}

async function callerOfShop(services: ShopServices, token: string): Promise<Caller | null> {
  const { tokenSecret: secret, shopUrl, clock } = services;
  const claims = await verified(services, () =>
    verifyShopToken(token, { secret, shopUrl, now: clock.now() }),
  );
  if (claims.useranonymous) return { kind: 'anonymous', userId: claims.userid };
  return findCaller(services.db, claims.userid, claims.iat * 1000);
}

async function callerOfIdentity(services: ShopServices, token: string): Promise<Caller | null> {
  const claims = await verified<IdTokenClaims>(services, () =>
    verifyIdToken(services.identity, token, services.clock.now()),
  );
  const { sessionId: id, subject } = claims;
  if (await services.identity.hasEnded({ id, subject })) return null;
  const customerId = await resolveIdentityCustomer(services, claims);
  return customerId === null ? null : findCaller(services.db, customerId);
}

/** What the verifier says; its refusal is logged by its reason, without the token, and told in OXID's words. */
async function verified<Claims>(
  { logger }: ShopServices,
  verify: () => Claims | Promise<Claims>,
): Promise<Claims> {
  try {
    return await verify();
  } catch (cause) {
    logger.info('Refused an access token', {
      reason: cause instanceof Error ? cause.message : String(cause),
    });
    throw new TokenError(invalid);
  }
}

/** A browser keeps the token of a session so long; it may have run out meanwhile and wait to be renewed. */
const sessionMs = dayMs;

/**
 * True when the sign-in of a token was ended: by sign-out, a new password, theft, or with its account. An ID token that has only run out
 * within the last day has not ended: its session may be renewed. What is no good token has ended.
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
