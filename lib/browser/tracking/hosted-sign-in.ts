import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { hasTags } from './data-layer';
import { track } from './track';

const storageKey = 'lt-hosted-sign-in';

/** Remembers in this tab that the visitor leaves for the provider's own pages to sign in. */
export function saveHostedSignIn(): void {
  if (!hasTags()) return;
  try {
    window.sessionStorage.setItem(storageKey, 'begun');
  } catch {
    // Without storage nobody is told.
    return;
  }
}

/** Tells of a sign-in on the provider's own pages, once, when the visitor has come back from it as a customer. */
export function trackHostedSignIn(): void {
  const mark = sessionCookies.mark.read();
  if (mark?.kind !== 'customer' || mark.renewedBy !== 'server') return;
  try {
    if (window.sessionStorage.getItem(storageKey) === null) return;
    window.sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
  track({ name: 'login', method: 'hosted' });
}
