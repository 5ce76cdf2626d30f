import type { UserGroup } from '@/domain/customer/customer-type';
import { setIsLoadingInitState } from '@/lib/browser/state/local-operations';
import { cookieNames } from '@/lib/platform/config/cookies';
import { dispatchSession } from './session-store';

/** Signs somebody in for tests in a simulated browser: a page whose visitor is known. */
export function signInForTest({
  asGuest = false,
  groups = [],
}: { asGuest?: boolean; groups?: readonly UserGroup[] } = {}): void {
  document.cookie = `${cookieNames.isAnonymous}=false; path=/`;
  dispatchSession({ type: 'signedIn', asGuest, owner: 'anna', groups });
  setIsLoadingInitState(false);
}
