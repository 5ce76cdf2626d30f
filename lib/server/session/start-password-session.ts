import 'server-only';
import type { Language } from '@/domain/locale/language';
import { failure, mapResult, type Result } from '@/lib/gateways/result';
import { parseAccountToken } from '@/lib/gateways/shop/token.gateway';
import { mergeFormerBasket } from './merge-former-basket';
import type { CustomerSessionStart } from './start-session';

/**
 * Starts a customer's session with a token that the shop has issued for a password, and merges the basket. Nothing
 * renews the session: when the token expires, the customer signs in again. Such shops have no groups, so the customer is
 * a consumer. The old session stays valid until every step has succeeded.
 */
export async function startPasswordSession(
  token: string,
  former: Parameters<typeof mergeFormerBasket>[0],
  language: Language,
): Promise<Result<CustomerSessionStart>> {
  const claims = parseAccountToken(token);
  if (claims === null)
    return failure({
      layer: 'invalid-response',
      message: 'The token of the shop has no user or no expiry',
      isRetryable: false,
    });
  const session = { token, kind: 'customer' as const, groups: [], ...claims };
  return mapResult(await mergeFormerBasket(former, { language, token }), ({ merged, kept }) => ({
    ...merged,
    session: { ...session, ...kept },
  }));
}
