import { applySession } from './end-session';
import { fetchSession, type SessionResult, toSessionRejection } from './fetch-session';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import { customerSessionSchema, guestSessionSchema } from '@/lib/platform/views/session-dto';

export type BegunSession = {
  customerType: 'b2c' | 'b2b';
  /** Basket lines whose quantity was reduced from `wanted` to `amount`, because fewer units are available. */
  limited: { title: string; wanted: number; amount: number }[];
  /** Titles of products and numbers of vouchers that could not be moved into the account. */
  leftOut: string[];
};

/**
 * Signs the visitor in at the shop service with the identity provider's ID token; the basket moves into the account and
 * the page shows the customer as signed in (Specification §4). On failure nothing changes. Never throws.
 */
export async function beginSession(idToken: string): Promise<SessionResult<BegunSession>> {
  const response = await fetchSession('/api/session', 'POST', { idToken });
  if (!response) return { kind: 'unreachable' };
  const body: unknown = await response.json().catch(() => null);
  return (response.ok && showCustomer(body)) || toSessionRejection(response, body);
}

/**
 * Shows the customer of a successful sign-in response as signed in. Null, without any effect, for any other response
 * body.
 */
export function showCustomer(body: unknown): SessionResult<BegunSession> | null {
  const session = customerSessionSchema.safeParse(body).data;
  if (!session) return null;
  applySession(session);
  return toServiceCallSuccess({
    customerType: session.isB2b ? 'b2b' : 'b2c',
    limited: session.limited,
    leftOut: session.leftOut,
  });
}

/**
 * Email address and idempotency key of the last attempt to start a guest session, kept in memory only. Repeating the
 * attempt with its key after a lost response returns the same guest; null without an attempt.
 */
let attempt: { email: string; key: string } | null = null;

/**
 * Starts a guest session for this email address and moves the basket into it. `leftOut` lists the products and vouchers
 * that could not be moved, for instance a voucher guests may not use. On failure nothing changes, and the call can be
 * repeated.
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
    return toServiceCallSuccess({ leftOut: started.leftOut });
  }
  return toSessionRejection(response, body);
}
