import type { SessionHint } from '@/domain/session/session-hint';
import { findLegacyRefreshToken, removeLegacyTokens } from '@/lib/browser/session/legacy-tokens';
import { sessionCookies } from './session-cookies';
import { fetchSession } from './request-session';
import { parseCookieSession } from './session-cookies';
import { runWithLock } from './session-lock';
import { sessionStateSchema } from '@/lib/platform/views/session-dto';
import { dispatchSession } from './session-store';

/** Refused means that the session is over; unreachable that nobody could be asked and it may go on. */
export type RenewalResult = 'renewed' | 'refused' | 'unreachable';

let underWay: Promise<RenewalResult> | null = null;

/**
 * Gets a new token for the session whose token ends at `endsAt`, in one tab for all of them (Spec §4, §8): the site renews
 * a customer's, a visitor gets a new anonymous one. A tab that comes late takes what another one got.
 */
export function renewBrowserSession(endsAt: number | null): Promise<RenewalResult> {
  underWay ??= runWithLock('renewal', () => renew(endsAt)).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** When the session's token ends, in epoch seconds; null without a session, or when that is not known. */
export function sessionEndsAt(): number | null {
  return sessionCookies.mark.read()?.expiresAt || null;
}

async function renew(endsAt: number | null): Promise<RenewalResult> {
  const mark = sessionCookies.mark.read();
  if (endsAt !== null && mark && mark.expiresAt > endsAt) return renewedAs(mark);
  dispatchSession({ type: 'tokenRejected' });
  const outcome = await askForToken();
  if (outcome === 'unreachable') dispatchSession({ type: 'renewalPostponed' });
  return outcome;
}

/** A refresh token that a release before 0.18 kept in the browser is handed to the site, which keeps it out of reach of scripts. */
async function askForToken(): Promise<RenewalResult> {
  const refreshToken = findLegacyRefreshToken();
  const outcome = await apply('/api/session/renew', refreshToken === null ? {} : { refreshToken });
  if (outcome !== 'unreachable') removeLegacyTokens();
  return outcome;
}

async function apply(path: string, body: object): Promise<RenewalResult> {
  const response = await fetchSession(path, 'POST', body);
  if (!response || response.status === 429 || response.status >= 500) return 'unreachable';
  const state = sessionStateSchema.safeParse(await response.json().catch(() => null)).data;
  if (!response.ok || !state) return 'refused';
  if (state.owner === null) dispatchSession({ type: 'anonymousTokenReceived' });
  else dispatchSession({ type: 'renewed', owner: state.owner, groups: state.groups });
  return 'renewed';
}

function renewedAs({ owner }: SessionHint): RenewalResult {
  dispatchSession({ type: 'renewed', owner, groups: parseCookieSession().groups });
  return 'renewed';
}
