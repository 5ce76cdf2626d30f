import { initialShownPrice } from '@/domain/customer/customer-type';
import { type LoginProblem, loginProblemParameter } from '@/domain/session/login-problem';
import { getClientState } from '@/lib/browser/state/client-state';
import { setB2bShownPrice } from '@/lib/browser/state/client-state';
import { clearTokens } from '@/lib/browser/session/memory-tokens';
import { removeLegacyTokens } from '@/lib/browser/session/legacy-tokens';
import { sessionCookies } from './session-cookies';
import { clearCaller, clearTypedData } from './clear-caller-data';
import { startSessionRenewal } from './start-session-renewal';
import { assignTypedData } from './clear-caller-data';
import { fetchSession } from './request-session';
import { startSessionEnd, stopSessionEnd, isSessionEnding } from './session-store';
import { notifySessionBegin } from './session-store';
import type { SessionState } from '@/lib/platform/views/session-dto';
import { dispatchSession, getSession } from './session-store';
import { notifyOtherTabs } from './session-tabs';

/** Shows the page's visitor as the one the server has just signed in; every other tab hears of it. */
export function applySession({ owner, isGuest, groups }: SessionState): void {
  if (owner === null) return;
  removeLegacyTokens();
  const before = getSession();
  if (before.owner !== null && before.owner !== owner && !before.isGuest) clearCaller();
  assignTypedData({ owner, isGuest });
  dispatchSession({ type: 'signedIn', asGuest: isGuest, owner, groups });
  setB2bShownPrice(initialShownPrice);
  notifySessionBegin();
  notifyOtherTabs('changed');
  void startSessionRenewal();
}

/**
 * Signs out in every open tab: clears basket, user, delivery flag, b2b flag, what was typed, sets the shown price to uvp,
 * then anonymous (Spec §4). Also ends the identity provider's session. False, and still signed in, when nobody answers.
 */
export async function signOut(): Promise<boolean> {
  startSessionEnd();
  try {
    return await endByWish();
  } finally {
    stopSessionEnd();
  }
}

async function endByWish(): Promise<boolean> {
  const mark = sessionCookies.mark.read();
  const response = await fetchSession('/api/session', 'DELETE');
  if (!response?.ok) return false;
  const isHosted = mark?.renewedBy === 'server';
  sessionCookies.basketId.remove();
  clearCaller();
  clearTypedData();
  dispatchSession({ type: 'signedOut' });
  notifyOtherTabs('changed');
  clearIdentity();
  // Who came by the provider's own page is signed in there, too, and only a visit there ends that.
  if (isHosted) window.location.assign(hostedSignOutAddress());
  return true;
}

/** The site has ended the provider's session; the page forgets what it held of it. */
function clearIdentity(): void {
  clearTokens();
  removeLegacyTokens();
}

/**
 * After a token nobody accepts: marks the visitor anonymous, clears the token and goes to login, which leads back here
 * (Spec §4, §8). What was typed stays in this tab for the same person. The page is on its way there before any cookie
 * changes: its other calls then learn that nobody is signed in, and would lead it elsewhere. Nothing happens where the customer who
 * was asked for (`asked`) is signing out, or has: they are on another way.
 */
export async function endSessionAndRedirect(asked: string | null): Promise<void> {
  const isGone = asked !== null && asked !== getSession().owner;
  if (isGone || isSessionEnding()) return;
  startSessionEnd();
  const response = await fetchSession('/api/session', 'DELETE');
  // The token is out of reach of scripts; with this mark the server takes it for a visitor's.
  if (!response?.ok) sessionCookies.isAnonymous.mark();
  sessionCookies.basketId.remove();
  clearCaller();
  dispatchSession({ type: 'renewalFailed' });
  notifyOtherTabs('brokeOff');
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
