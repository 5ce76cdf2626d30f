import type { SessionHint } from '@/domain/session/session-hint';
import { findLegacyRefreshToken, removeLegacyTokens } from '@/lib/browser/session/legacy-tokens';
import { parseCookieSession, sessionCookies } from './session-cookies';
import { fetchSession } from './fetch-session';
import { runWithLock } from './session-lock';
import { sessionStateSchema } from '@/lib/platform/views/session-dto';
import { dispatchSession } from './session-store';

/** `rejected` means that the session has ended; `unreachable` that the request failed and the session may continue. */
export type RenewalResult = 'renewed' | 'rejected' | 'unreachable';

let pendingRenewal: Promise<RenewalResult> | null = null;

/**
 * Gets a new token for the session whose token expires at `endsAt` (epoch seconds). One tab does this for all tabs of
 * the browser (Specification §4, §8). A customer's session is refreshed, a visitor gets a new anonymous session.
 */
export function renewBrowserSession(endsAt: number | null): Promise<RenewalResult> {
  pendingRenewal ??= runWithLock('renewal', () => renew(endsAt)).finally(() => {
    pendingRenewal = null;
  });
  return pendingRenewal;
}

/** Returns the time at which the session's token expires, in epoch seconds; null without a session or when unknown. */
export function getSessionEndTime(): number | null {
  return sessionCookies.mark.read()?.expiresAt || null;
}

async function renew(endsAt: number | null): Promise<RenewalResult> {
  const mark = sessionCookies.mark.read();
  if (endsAt !== null && mark && mark.expiresAt > endsAt) return renewedAs(mark);
  dispatchSession({ type: 'tokenRejected' });
  const result = await requestToken();
  if (result === 'unreachable') dispatchSession({ type: 'renewalPostponed' });
  return result;
}

/**
 * Sends a refresh token left in the browser by a release before 0.18 to the server, which stores it where scripts
 * cannot read it.
 */
async function requestToken(): Promise<RenewalResult> {
  const refreshToken = findLegacyRefreshToken();
  const result = await apply('/api/session/renew', refreshToken === null ? {} : { refreshToken });
  if (result !== 'unreachable') removeLegacyTokens();
  return result;
}

async function apply(path: string, body: object): Promise<RenewalResult> {
  const response = await fetchSession(path, 'POST', body);
  if (!response || response.status === 429 || response.status >= 500) return 'unreachable';
  const state = sessionStateSchema.safeParse(await response.json().catch(() => null)).data;
  if (!response.ok || !state) return 'rejected';
  if (state.owner === null) dispatchSession({ type: 'anonymousTokenReceived' });
  else dispatchSession({ type: 'renewed', owner: state.owner, groups: state.groups });
  return 'renewed';
}

function renewedAs({ owner }: SessionHint): RenewalResult {
  dispatchSession({ type: 'renewed', owner, groups: parseCookieSession().groups });
  return 'renewed';
}
