import {
  getStoredPriceType,
  setIsLoadingInitState,
  updateClientState,
} from '@/lib/browser/state/client-state';
import { parseCookieSession } from './session-cookies';
import { assignUserInput } from './clear-customer-data';
import { startSessionRenewal } from './start-session-renewal';
import { dispatchSession } from './session-store';
import { subscribeToSessionOfTabs } from './session-tabs';

/**
 * Initializes the session from the readable cookies, without a server request: customer, groups and customer type. Then
 * starts the sync with other tabs and the refresh of the session before it expires.
 */
export function startBrowserSession(): void {
  updateClientState({ b2bShownPrice: getStoredPriceType() });
  const session = parseCookieSession();
  const { owner, isGuest } = session;
  if (owner !== null) assignUserInput({ owner, isGuest });
  dispatchSession({ type: 'restored', session });
  setIsLoadingInitState(false);
  subscribeToSessionOfTabs();
  void startSessionRenewal();
}
