import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { Caller, ShopServices } from '../context';
import { TokenError } from '../errors';
import { findCaller } from './caller.repository';
import { tokenAlgorithm, type TokenClaims, tokenClaims } from './token-claims';

/**
 * Who sends this Authorization header. Without a bearer token it is nobody; a token that is not good is refused with OXID's
 * words (external contract A.2), whatever the request asks for. Groups come from the database, not from the token.
 */
export async function resolveCaller(
  services: ShopServices,
  authorization: string | null | undefined,
): Promise<Caller> {
  const token = bearerToken(authorization);
  if (token === null) return { kind: 'nobody' };
  const claims = await verifiedClaims(services, token);
  if (claims.useranonymous) return { kind: 'anonymous', userId: claims.userid };
  const caller = await findCaller(services.db, claims.userid);
  if (!caller) throw new TokenError('The access token is invalid');
  if (caller.groups.includes('oxidblocked')) throw new TokenError('User is blocked');
  return caller;
}

function bearerToken(authorization: string | null | undefined): string | null {
  const [, token] = /^Bearer\s+(\S.*)$/i.exec(authorization?.trim() ?? '') ?? [];
  return token ?? null;
}

async function verifiedClaims(services: ShopServices, token: string): Promise<TokenClaims> {
  assertParsable(token);
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(services.tokenSecret), {
      algorithms: [tokenAlgorithm],
      issuer: services.shopUrl,
      audience: services.shopUrl,
      requiredClaims: ['iat', 'nbf', 'exp'],
      currentDate: new Date(services.clock.now()),
    });
    return tokenClaims.parse(payload);
  } catch (cause) {
    services.logger.info('Refused an access token', {
      reason: cause instanceof Error ? cause.message : String(cause),
    });
    throw new TokenError('The access token is invalid');
  }
}

function assertParsable(token: string): void {
  try {
    decodeProtectedHeader(token);
    decodeJwt(token);
  } catch {
    throw new TokenError('Unable to parse token');
  }
}
