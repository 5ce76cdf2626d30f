import 'server-only';
import { customerTypeOf } from '@/domain/customer/customer-type';
import type { Language } from '@/domain/language/detect-language';
import { type Result, success } from '@/lib/gateways/result';
import { readSessionGroups } from '@/lib/gateways/shop/customer.gateway';
import { isRejectedToken } from '@/lib/gateways/shop/rejected-token';
import { visitorOf } from './read-visitor';
import { readServerSession } from './server-session';

type Cookies = Parameters<typeof readServerSession>[0]['cookies'];

/**
 * The token of a b2b customer whom the shop itself knows at this moment; null for everybody else, also when the session has ended
 * elsewhere. Fails when the shop cannot say. Whoever is no b2b customer by their cookies costs no call.
 */
export async function confirmedDealer(
  cookies: Cookies,
  language: Language,
): Promise<Result<string | null>> {
  const session = await readServerSession({ cookies });
  const { token } = session;
  if (token === null || visitorOf(session) !== 'b2bCustomer') return success(null);
  const groups = await readSessionGroups({ language, token });
  if (!groups.ok) return isRejectedToken(groups.error) ? success(null) : groups;
  const isDealer = customerTypeOf(groups.data.map((id) => ({ id }))) === 'b2b';
  return success(isDealer ? token : null);
}
