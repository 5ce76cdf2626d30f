import { applySession } from './end-session';
import { fetchSession, type SessionResult, toSessionRejection } from './request-session';
import { toSuccess } from '@/lib/platform/http/call-result';
import { customerSessionSchema, guestSessionSchema } from '@/lib/platform/views/session-dto';

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
export async function beginSession(idToken: string): Promise<SessionResult<BegunSession>> {
  const response = await fetchSession('/api/session', 'POST', { idToken });
  if (!response) return { kind: 'unreachable' };
  const body: unknown = await response.json().catch(() => null);
  const begun = customerSessionSchema.safeParse(body).data;
  if (!response.ok || !begun) {
    return toSessionRejection(response, body);
  }
  applySession(begun);
  return toSuccess({
    customerType: begun.isB2b ? 'b2b' : 'b2c',
    limited: begun.limited,
    leftOut: begun.leftOut,
  });
}

/** The start that is under way, so that repeating it after a lost answer finds the guest it has made. Kept by this page alone. */
let attempt: { email: string; key: string } | null = null;

/**
 * Signs the guest in under this e-mail and takes the basket along. `leftOut` names what could not come, for instance a voucher that
 * guests may not use. Nothing changes when it fails; it may be repeated.
 */
export async function startGuestSession(
  email: string,
): Promise<SessionResult<{ leftOut: readonly string[] }>> {
  if (attempt?.email !== email) attempt = { email, key: crypto.randomUUID() };
  const response = await fetchSession('/api/session/guest', 'POST', attempt);
  if (!response) return { kind: 'unreachable' };
  const body: unknown = await response.json().catch(() => null);
  const started = guestSessionSchema.safeParse(body).data;
  if (response.ok && started) {
    attempt = null;
    applySession(started);
    return toSuccess({ leftOut: started.leftOut });
  }
  return toSessionRejection(response, body);
}
