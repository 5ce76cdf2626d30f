import { isOtherCaller } from '@/domain/session/session';
import { readCookieSession } from './cookie-session';
import { forgetCaller, forgetTyped } from './forget-caller';
import { isSessionEnding, finishSessionEnd } from './ending-session';
import { keepAnySession } from './keep-any-session';
import { announceSessionBegin } from './session-end';
import { dispatchSession, getSession } from './session-store';

const channelName = 'session';
const storageKey = 'session-changed';

let channel: BroadcastChannel | null = null;
let isFollowing = false;

/** brokeOff: the same person may go on after signing in again, so what they typed stays. */
type TabNews = 'changed' | 'brokeOff';

/** Tells every other tab of this browser that somebody signed in or out here, or that their session broke off. */
export function tellOtherTabs(news: TabNews): void {
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
export function followTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', ({ data }) => compareWithCookies(toNews(data)));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) compareWithCookies(toNews(newValue?.split(' ')[0]));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    finishSessionEnd();
    compareWithCookies();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') compareWithCookies();
  });
}

/**
 * Looks whether the browser's session is still the one this tab shows. A visitor nobody knew takes up the new one; what
 * was shown to somebody is dropped with the whole page, so that nobody sees or uses it after them (Spec §4). A page that
 * is on its way to login goes there (Spec §8).
 */
export function compareWithCookies(news: TabNews = 'changed'): void {
  if (isSessionEnding()) return;
  const before = getSession();
  const found = readCookieSession();
  if (!isOtherCaller(before, { ...found, isRenewing: false })) return;
  const wasSomebody = before.owner !== null;
  if (wasSomebody) forgetCaller();
  if (wasSomebody && news === 'changed') forgetTyped();
  dispatchSession({ type: 'restored', session: found });
  if (wasSomebody) return window.location.reload();
  announceSessionBegin();
  void keepAnySession();
}

function toNews(data: unknown): TabNews {
  return data === 'brokeOff' ? 'brokeOff' : 'changed';
}
