import { decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { recogniseIdentity } from '../customer/customer.service';
import type { Caller, ShopServices } from '../base/context';
import { TokenError } from '../base/errors';
import { findCaller } from './caller.repository';
import { isEnded, tokenIdOf } from './ended-tokens';
import { readOwnToken } from './read-own-token';
import { isIdentityIssuer, verifyIdToken } from './verify-id-token';

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
  const token = bearerToken(authorization);
  if (token === null) return { kind: 'nobody' };
  const { iss } = parse(token);
  if (await isEnded(services.db, tokenIdOf(token))) throw new TokenError(invalid);
  const caller = isIdentityIssuer(services.identity, iss)
    ? await callerOfIdentity(services, token)
    : await callerOfShop(services, token);
  if (!caller) throw new TokenError(invalid);
  if (caller.kind === 'customer' && caller.groups.includes('oxidblocked'))
    throw new TokenError('User is blocked');
  return caller;
}

/** Who holds this token; null when it is not good, whatever the reason. */
export async function callerOfToken(services: ShopServices, token: string): Promise<Caller | null> {
  try {
    return await resolveCaller(services, `Bearer ${token}`);
  } catch (error) {
    if (error instanceof TokenError) return null;
    throw error;
  }
}

/** The token of an Authorization header; null without one. */
export function bearerToken(authorization: string | null | undefined): string | null {
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
    readOwnToken(token, { secret, shopUrl, now: clock.now() }),
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
  const customerId = await recogniseIdentity(services, claims);
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
