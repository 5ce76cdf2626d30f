import { patchClientState } from '@/lib/client-state/client-state';
import { setIsLoadingInitState } from '@/lib/client-state/local-operations';
import { browserCookie } from './browser-cookies';

/** Takes up what the readable cookies tell of the session, without asking the server. */
export function initBrowserSession(): void {
  const marker = browserCookie.isAnonymous.read();
  const hasGuestMarker = browserCookie.isGuest.read() === 'true';
  patchClientState({
    basketId: browserCookie.basketId.read() ?? '',
    hasOxidToken: marker !== null || hasGuestMarker,
    isAnonymous: marker === 'true' || !(hasGuestMarker || marker === 'false'),
    isGuest: hasGuestMarker && marker !== 'true',
  });
  setIsLoadingInitState(false);
}
