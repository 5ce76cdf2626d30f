import { isOtherCaller } from '@/domain/session/session';
import { readCookieSession } from './cookie-session';
import { forgetCaller } from './forget-caller';
import { announceSessionBegin } from './session-end';
import { dispatchSession, getSession } from './session-store';

const channelName = 'session';
const storageKey = 'session-changed';

let channel: BroadcastChannel | null = null;
let isFollowing = false;

/** Tells every other tab of this browser that somebody signed in or out here. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
  try {
    // Tabs of browsers without channels hear of a change of storage.
    window.localStorage.setItem(storageKey, crypto.randomUUID());
  } catch {
    // Without storage they notice when they are looked at again.
    return;
  }
}

/** Keeps this tab true to the session of the browser, whichever tab changes it. Once is enough for the life of a page. */
export function followTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', compareWithCookies);
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) compareWithCookies();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compareWithCookies();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') compareWithCookies();
  });
}

/**
 * Looks whether the browser's session is still the one this tab shows. A visitor nobody knew takes up the new one; what
 * was shown to somebody is dropped with the whole page, so that nobody sees or uses it after them (Spec §4).
 */
export function compareWithCookies(): void {
  const before = getSession();
  const found = readCookieSession();
  if (!isOtherCaller(before, { ...found, isRenewing: false })) return;
  const wasSomebody = before.owner !== null;
  if (wasSomebody) forgetCaller();
  dispatchSession({ type: 'restored', session: found });
  if (wasSomebody) window.location.reload();
  else announceSessionBegin();
}
