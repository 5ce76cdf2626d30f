import {
  getStoredShownPrice,
  setIsLoadingInitState,
  updateClientState,
} from '@/lib/browser/state/client-state';
import { parseCookieSession } from './session-cookies';
import { assignTypedData } from './clear-caller-data';
import { startSessionRenewal } from './start-session-renewal';
import { dispatchSession } from './session-store';
import { subscribeToTabs } from './session-tabs';

/**
 * Initializes the session from the readable cookies without a server request: who is signed in, their groups and
 * customer type. From then on the page follows other tabs and refreshes the session in time.
 */
export function startBrowserSession(): void {
  updateClientState({ b2bShownPrice: getStoredShownPrice() });
  const session = parseCookieSession();
  const { owner, isGuest } = session;
  if (owner !== null) assignTypedData({ owner, isGuest });
  dispatchSession({ type: 'restored', session });
  setIsLoadingInitState(false);
  subscribeToTabs();
  void startSessionRenewal();
}
