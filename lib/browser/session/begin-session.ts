import { takeUpSession } from './browser-session';
import { requestSession, type SessionAnswer, sessionRefusal } from './request-session';
import { done } from '@/lib/platform/http/answer';
import { sessionBegunSchema } from '@/lib/platform/views/session-state';

type BegunSession = {
  customerType: 'b2c' | 'b2b';
  /** Lines of the basket of which there are fewer pieces than wanted. */
  limited: { title: string; wanted: number; amount: number }[];
  /** What could not be taken along: titles of products, numbers of vouchers. */
  leftOut: string[];
};

/**
 * Signs the visitor in with the identity provider's ID token: the shop knows them, the basket is taken along and the
 * page shows them as signed in (Spec §4). Nothing changes when it fails. Never throws.
 */
export async function beginSession(idToken: string): Promise<SessionAnswer<BegunSession>> {
  const response = await requestSession('/api/session', 'POST', { idToken });
  if (!response) return { kind: 'unreachable' };
  const body: unknown = await response.json().catch(() => null);
  const begun = sessionBegunSchema.safeParse(body).data;
  if (!response.ok || !begun) {
    return sessionRefusal(response, body);
  }
  takeUpSession(begun);
  return done({
    customerType: begun.isB2b ? 'b2b' : 'b2c',
    limited: begun.limited,
    leftOut: begun.leftOut,
  });
}
