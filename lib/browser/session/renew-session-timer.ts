import { findLegacyRefreshToken } from '@/lib/browser/session/legacy-tokens';
import { sessionCookies } from './session-cookies';

/** How long before its end a token is renewed. */
const marginSeconds = 5 * 60;
/** A clock that is wrong must not make the page ask all the time. */
const minimumGapMs = 4 * 60_000;
const retryMs = 60_000;
/** Longer timers run at once in browsers. */
const longestTimerMs = 12 * 60 * 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let notBefore = 0;
let isFollowing = false;

/**
 * Renews the session some minutes before its token ends, also after the machine slept or was offline, and at once where a
 * release before 0.18 has left its refresh token in the browser. It looks at the time again whenever the page is seen or online again.
 * Calling it again sets the timer anew.
 */
export function startSessionRenewalTimer(): void {
  followTime();
  clearTimeout(timer);
  const mark = sessionCookies.mark.read();
  if (!mark || mark.renewedBy === 'nobody' || mark.expiresAt === 0) return;
  const endsSoonAt =
    findLegacyRefreshToken() === null ? (mark.expiresAt - marginSeconds) * 1000 : 0;
  const dueAt = Math.max(endsSoonAt, notBefore);
  timer = setTimeout(
    () => void renewInTime(mark.expiresAt),
    Math.min(Math.max(0, dueAt - Date.now()), longestTimerMs),
  );
}

/** Once is enough for the life of a page. */
function followTime(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('online', startSessionRenewalTimer);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') startSessionRenewalTimer();
  });
}

async function renewInTime(endsAt: number): Promise<void> {
  const mark = sessionCookies.mark.read();
  const isNear = endsAt - marginSeconds <= Date.now() / 1000 || findLegacyRefreshToken() !== null;
  const isDue = mark?.expiresAt === endsAt && isNear;
  if (!isDue) return startSessionRenewalTimer();
  const { renewBrowserSession } = await import('./renew-session');
  const outcome = await renewBrowserSession(endsAt);
  // A refused renewal leaves the last minutes of the token: the shop's rejection ends the session.
  if (outcome === 'refused') return;
  notBefore = Date.now() + (outcome === 'renewed' ? minimumGapMs : retryMs);
  startSessionRenewalTimer();
}
