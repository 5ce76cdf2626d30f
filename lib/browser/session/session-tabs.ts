import { hasOwnerChanged } from '@/domain/session/session';
import { parseCookieSession } from './session-cookies';
import { clearCaller, clearTypedData } from './clear-caller-data';
import { isSessionEnding, stopSessionEnd } from './session-store';
import { startSessionRenewal } from './start-session-renewal';
import { notifySessionBegin } from './session-store';
import { dispatchSession, getSession } from './session-store';

const channelName = 'session';
const storageKey = 'session-changed';

let channel: BroadcastChannel | null = null;
let isFollowing = false;

/** brokeOff: the same person may go on after signing in again, so what they typed stays. */
type TabMessage = 'changed' | 'brokeOff';

/** Tells every other tab of this browser that somebody signed in or out here, or that their session broke off. */
export function notifyOtherTabs(news: TabMessage): void {
  channel?.postMessage(news);
  try {
    // Tabs of browsers without channels hear of a change of storage.
    window.localStorage.setItem(storageKey, `${news} ${crypto.randomUUID()}`);
  } catch {
    // Without storage they notice when they are looked at again.
    return;
  }
}

/** Keeps this tab true to the session of the browser, whichever tab changes it. Once is enough for the life of a page. */
export function subscribeToTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', ({ data }) => updateFromCookies(toNews(data)));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) updateFromCookies(toNews(newValue?.split(' ')[0]));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stopSessionEnd();
    updateFromCookies();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') updateFromCookies();
  });
}

/**
 * Looks whether the browser's session is still the one this tab shows. A visitor nobody knew takes up the new one; what
 * was shown to somebody is dropped with the whole page, so that nobody sees or uses it after them (Spec §4). A page that
 * is on its way to login goes there (Spec §8).
 */
export function updateFromCookies(news: TabMessage = 'changed'): void {
  if (isSessionEnding()) return;
  const before = getSession();
  const found = parseCookieSession();
  if (!hasOwnerChanged(before, { ...found, isRenewing: false })) return;
  const wasSomebody = before.owner !== null;
  if (wasSomebody) clearCaller();
  if (wasSomebody && news === 'changed') clearTypedData();
  dispatchSession({ type: 'restored', session: found });
  if (wasSomebody) return window.location.reload();
  notifySessionBegin();
  void startSessionRenewal();
}

function toNews(data: unknown): TabMessage {
  return data === 'brokeOff' ? 'brokeOff' : 'changed';
}
