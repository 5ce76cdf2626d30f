import { initialDisplayedPriceType } from '@/domain/customer/customer-type';
import { type LoginProblem, loginProblemParameter } from '@/domain/session/login-problem';
import { getClientState, setB2bShownPrice } from '@/lib/browser/state/client-state';
import { clearTokens } from '@/lib/browser/session/memory-tokens';
import { removeLegacyTokens } from '@/lib/browser/session/legacy-tokens';
import { sessionCookies } from './session-cookies';
import { assignUserInput, clearCustomerState, clearUserInput } from './clear-customer-data';
import { startSessionRenewal } from './start-session-renewal';
import { fetchSession } from './fetch-session';
import {
  dispatchSession,
  getSession,
  isSessionEnding,
  notifySessionBegin,
  startSessionEnd,
  stopSessionEnd,
} from './session-store';
import type { SessionState } from '@/lib/platform/views/session-dto';
import { notifyTabsOfSession } from './session-tabs';

/** Shows the visitor as the customer the server has just signed in, and notifies all other tabs. */
export function applySession({ owner, isGuest, groups }: SessionState): void {
  if (owner === null) return;
  removeLegacyTokens();
  const before = getSession();
  if (before.owner !== null && before.owner !== owner && !before.isGuest) clearCustomerState();
  assignUserInput({ owner, isGuest });
  dispatchSession({ type: 'signedIn', asGuest: isGuest, owner, groups });
  setB2bShownPrice(initialDisplayedPriceType);
  notifySessionBegin();
  notifyTabsOfSession('changed');
  void startSessionRenewal();
}

/**
 * Signs out in all open tabs: clears basket, user, B2B flag and typed input, sets the displayed price type to `uvp` and
 * marks the session anonymous (Specification §4). Also ends the identity provider's session. Returns false when the
 * request fails; the customer is still signed in then.
 */
export async function signOut(): Promise<boolean> {
  startSessionEnd();
  try {
    return await endSessionOnRequest();
  } finally {
    stopSessionEnd();
  }
}

async function endSessionOnRequest(): Promise<boolean> {
  const mark = sessionCookies.mark.read();
  const response = await fetchSession('/api/session', 'DELETE');
  if (!response?.ok) return false;
  const isHosted = mark?.renewedBy === 'server';
  sessionCookies.basketId.remove();
  clearCustomerState();
  clearUserInput();
  dispatchSession({ type: 'signedOut' });
  notifyTabsOfSession('changed');
  clearIdentity();
  // Customers who signed in on the identity provider's hosted page have a session there too; it ends only by visiting
  // that page.
  if (isHosted) window.location.assign(hostedSignOutAddress());
  return true;
}

/** Removes the identity provider's tokens from the page, after the server has ended the session there. */
function clearIdentity(): void {
  clearTokens();
  removeLegacyTokens();
}

/**
 * Handles a rejected token: marks the visitor anonymous, removes the token and redirects to the login, which returns to
 * this page (Specification §4, §8). Typed input stays in this tab for the same customer. Flags the end of the session
 * before any cookie changes, so that other pending requests, which then find nobody signed in, do not redirect
 * elsewhere. Does nothing when `expectedOwner`, the customer of the rejected request, is signing out or no longer
 * signed in.
 */
export async function endSessionAndRedirect(expectedOwner: string | null): Promise<void> {
  const isGone = expectedOwner !== null && expectedOwner !== getSession().owner;
  if (isGone || isSessionEnding()) return;
  startSessionEnd();
  const response = await fetchSession('/api/session', 'DELETE');
  // Scripts cannot read the token; this cookie makes the server treat the visitor as anonymous.
  if (!response?.ok) sessionCookies.isAnonymous.mark();
  sessionCookies.basketId.remove();
  clearCustomerState();
  dispatchSession({ type: 'renewalFailed' });
  notifyTabsOfSession('brokeOff');
  clearIdentity();
  window.location.assign(loginAddress());
}

function hostedSignOutAddress(): URL {
  const url = new URL('/api/auth/sign-out', window.location.origin);
  url.searchParams.set('lang', getClientState().language);
  return url;
}

function loginAddress(): URL {
  const { origin, pathname, search } = window.location;
  const url = new URL(`/${getClientState().language}/login`, origin);
  url.searchParams.set(loginProblemParameter, 'sessionEnded' satisfies LoginProblem);
  url.searchParams.set('returnTo', `${pathname}${search}`);
  return url;
}
