import { hasOwnerChanged } from '@/domain/session/session';
import { writeStorage } from '@/lib/browser/state/browser-storage';
import { parseCookieSession } from './session-cookies';
import { clearCustomerState, clearUserInput } from './clear-customer-data';
import {
  dispatchSession,
  getSession,
  isSessionEnding,
  notifySessionBegin,
  stopSessionEnd,
} from './session-store';
import { startSessionRenewal } from './start-session-renewal';

const channelName = 'session';
const storageKey = 'sessionChanged';

let channel: BroadcastChannel | null = null;
let isFollowing = false;

/**
 * Message to other tabs. `changed`: somebody signed in or out. `brokeOff`: the session expired, so typed input stays
 * for the same customer, who may sign in again.
 */
type TabMessage = 'changed' | 'brokeOff';

/** Notifies all other tabs of this browser that somebody signed in or out, or that the session expired. */
export function notifyTabsOfSession(message: TabMessage): void {
  channel?.postMessage(message);
  // Browsers without BroadcastChannel get the message through the storage event.
  writeStorage('localStorage', storageKey, `${message} ${crypto.randomUUID()}`);
}

/**
 * Keeps the session of this tab in sync with the other tabs of the browser. Only the first call per page has an effect.
 */
export function subscribeToSessionOfTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', ({ data }) =>
    updateSessionFromCookies(parseTabMessage(data)),
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) updateSessionFromCookies(parseTabMessage(newValue?.split(' ')[0]));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stopSessionEnd();
    updateSessionFromCookies();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') updateSessionFromCookies();
  });
}

/**
 * Compares the session in the cookies with the one this tab shows. If the owner has changed, an anonymous tab switches
 * to the new session, and a tab that shows a customer is reloaded, so that nobody else sees their data (Specification
 * §4). Does nothing while this page ends its session (Specification §8).
 */
export function updateSessionFromCookies(message: TabMessage = 'changed'): void {
  if (isSessionEnding()) return;
  const before = getSession();
  const found = parseCookieSession();
  if (!hasOwnerChanged(before, { ...found, isRenewing: false })) return;
  const wasSignedIn = before.owner !== null;
  if (wasSignedIn) clearCustomerState();
  if (wasSignedIn && message === 'changed') clearUserInput();
  dispatchSession({ type: 'restored', session: found });
  if (wasSignedIn) return window.location.reload();
  notifySessionBegin();
  void startSessionRenewal();
}

function parseTabMessage(data: unknown): TabMessage {
  return data === 'brokeOff' ? 'brokeOff' : 'changed';
}
