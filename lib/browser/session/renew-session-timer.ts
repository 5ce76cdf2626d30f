import { findLegacyRefreshToken } from '@/lib/browser/session/legacy-tokens';
import { sessionCookies } from './session-cookies';

/** Time in seconds before expiry at which a token is refreshed. */
const marginSeconds = 5 * 60;
/** Minimum time in ms between two refreshes, so that a wrong clock does not cause constant requests. */
const minimumGapMs = 4 * 60_000;
const retryMs = 60_000;
/** Maximum delay of a timer in ms; browsers run a timer with a much longer delay immediately. */
const maxTimerMs = 12 * 60 * 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let notBefore = 0;
let hasListeners = false;

/**
 * Starts the timer that refreshes the session a few minutes before its token expires, also after the computer slept or
 * was offline; refreshes it immediately when a refresh token of a release before 0.18 exists. The remaining time is
 * checked again whenever the page becomes visible or online. A further call restarts the timer.
 */
export function startSessionRenewalTimer(): void {
  registerListeners();
  clearTimeout(timer);
  const mark = sessionCookies.mark.read();
  if (!mark || mark.renewedBy === 'nobody' || mark.expiresAt === 0) return;
  const renewAtMs = findLegacyRefreshToken() === null ? (mark.expiresAt - marginSeconds) * 1000 : 0;
  const dueAt = Math.max(renewAtMs, notBefore);
  timer = setTimeout(
    () => void renewIfDue(mark.expiresAt),
    Math.min(Math.max(0, dueAt - Date.now()), maxTimerMs),
  );
}

/** Registers the event listeners once per page. */
function registerListeners(): void {
  if (hasListeners) return;
  hasListeners = true;
  window.addEventListener('online', startSessionRenewalTimer);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') startSessionRenewalTimer();
  });
}

async function renewIfDue(endsAt: number): Promise<void> {
  const mark = sessionCookies.mark.read();
  const isExpiring =
    endsAt - marginSeconds <= Date.now() / 1000 || findLegacyRefreshToken() !== null;
  const isDue = mark?.expiresAt === endsAt && isExpiring;
  if (!isDue) return startSessionRenewalTimer();
  const { renewBrowserSession } = await import('./renew-session');
  const result = await renewBrowserSession(endsAt);
  // After a rejected refresh the token stays valid for its last minutes; then a rejection by the shop service ends the
  // session.
  if (result === 'rejected') return;
  notBefore = Date.now() + (result === 'renewed' ? minimumGapMs : retryMs);
  startSessionRenewalTimer();
}
