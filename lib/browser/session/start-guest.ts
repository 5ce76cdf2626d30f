import { done } from '@/lib/platform/http/answer';
import { guestStartedSchema } from '@/lib/platform/views/session-state';
import { takeUpSession } from './browser-session';
import { requestSession, type SessionAnswer, sessionRefusal } from './request-session';

/** The start that is under way, so that repeating it after a lost answer finds the guest it has made. Kept by this page alone. */
let attempt: { email: string; key: string } | null = null;

/**
 * Signs the guest in under this e-mail and takes the basket along. `leftOut` names what could not come, for instance a voucher that
 * guests may not use. Nothing changes when it fails; it may be repeated.
 */
export async function startGuestSession(
  email: string,
): Promise<SessionAnswer<{ leftOut: readonly string[] }>> {
  if (attempt?.email !== email) attempt = { email, key: crypto.randomUUID() };
  const response = await requestSession('/api/session/guest', 'POST', attempt);
  if (!response) return { kind: 'unreachable' };
  const body: unknown = await response.json().catch(() => null);
  const started = guestStartedSchema.safeParse(body).data;
  if (response.ok && started) {
    attempt = null;
    takeUpSession(started);
    return done({ leftOut: started.leftOut });
  }
  return sessionRefusal(response, body);
}
