import type { Caller, ShopServices } from '../base/shop-context';
import { TokenError } from '../base/shop-errors';
import { resolveCaller } from '../token/verify-token';
import type { LevelBehavior } from './level-behavior';

/**
 * Returns the caller of an Authorization header with the rights that the level grants. Throws TokenError in the level's
 * wording for an invalid token.
 */
export async function resolveLevelCaller(
  services: ShopServices,
  behavior: LevelBehavior,
  authorization: string | undefined,
): Promise<Caller> {
  const { acceptsIdTokens, tokenMessages } = behavior;
  try {
    return limitRights(await resolveCaller(services, authorization, { acceptsIdTokens }), behavior);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    throw new TokenError(error.reason, tokenMessages[error.reason] ?? error.message);
  }
}

function limitRights(caller: Caller, { hasAnonymousBaskets, hasGroups }: LevelBehavior): Caller {
  // An anonymous token without rights is the same as none.
  if (caller.kind === 'anonymous' && !hasAnonymousBaskets) return { kind: 'nobody' };
  return caller.kind === 'customer' && !hasGroups ? { ...caller, groups: [] } : caller;
}
