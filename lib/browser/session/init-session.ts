import { patchClientState } from '@/lib/browser/state/client-state';
import { keptShownPrice } from '@/lib/browser/state/kept-shown-price';
import { setIsLoadingInitState } from '@/lib/browser/state/local-operations';
import { readCookieSession } from './cookie-session';
import { claimTyped } from './last-owner';
import { keepAnySession } from './keep-any-session';
import { dispatchSession } from './session-store';
import { followTabs } from './session-tabs';

/**
 * Takes up what the readable cookies tell of the session, without asking the server: who is signed in, their groups and
 * kind. From then on the page follows the other tabs and renews the session in time.
 */
export function initBrowserSession(): void {
  patchClientState({ b2bShownPrice: keptShownPrice() });
  const session = readCookieSession();
  const { owner, isGuest } = session;
  if (owner !== null) claimTyped({ owner, isGuest });
  dispatchSession({ type: 'restored', session });
  setIsLoadingInitState(false);
  followTabs();
  void keepAnySession();
}
