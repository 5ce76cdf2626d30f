import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { hasTagManager } from './data-layer';
import { track } from './track';

const storageKey = 'lt-hosted-sign-in';

/** Marks in this tab that the visitor is leaving for the provider's hosted sign-in page. */
export function saveHostedSignIn(): void {
  // If storage is blocked, the sign-in is not tracked.
  if (hasTagManager()) writeStorage('sessionStorage', storageKey, 'begun');
}

/** Tracks a sign-in on the provider's hosted page, once, when the visitor has returned as a customer. */
export function trackHostedSignIn(): void {
  const mark = sessionCookies.mark.read();
  if (mark?.kind !== 'customer' || mark.renewedBy !== 'server') return;
  if (readStorage('sessionStorage', storageKey) === null) return;
  writeStorage('sessionStorage', storageKey, null);
  track({ name: 'login', method: 'hosted' });
}
