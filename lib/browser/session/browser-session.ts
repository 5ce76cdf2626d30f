import { initialShownPrice } from '@/domain/customer/shown-price';
import { type LoginProblem, loginProblemParameter } from '@/domain/session/login-problem';
import { getClientState } from '@/lib/browser/state/client-state';
import { setB2bShownPrice } from '@/lib/browser/state/local-operations';
import { forgetTokens } from '@/lib/browser/identity/memory-tokens';
import { removeOldTokens } from '@/lib/browser/identity/old-tokens';
import { browserCookie } from './browser-cookies';
import { forgetCaller, forgetTyped } from './forget-caller';
import { keepAnySession } from './keep-any-session';
import { claimTyped } from './last-owner';
import { requestSession } from './request-session';
import { beginSessionEnd, finishSessionEnd, isSessionEnding } from './ending-session';
import { announceSessionBegin } from './session-end';
import type { SessionState } from '@/lib/platform/views/session-state';
import { dispatchSession, getSession } from './session-store';
import { tellOtherTabs } from './session-tabs';

/** Shows the page's visitor as the one the server has just signed in; every other tab hears of it. */
export function takeUpSession({ owner, isGuest, groups }: SessionState): void {
  if (owner === null) return;
  removeOldTokens();
  const before = getSession();
  if (before.owner !== null && before.owner !== owner && !before.isGuest) forgetCaller();
  claimTyped({ owner, isGuest });
  dispatchSession({ type: 'signedIn', asGuest: isGuest, owner, groups });
  setB2bShownPrice(initialShownPrice);
  announceSessionBegin();
  tellOtherTabs('changed');
  void keepAnySession();
}

/**
 * Signs out in every open tab: clears basket, user, delivery flag, b2b flag, what was typed, sets the shown price to uvp,
 * then anonymous (Spec §4). Also ends the identity provider's session. False, and still signed in, when nobody answers.
 */
export async function signOut(): Promise<boolean> {
  beginSessionEnd();
  try {
    return await endByWish();
  } finally {
    finishSessionEnd();
  }
}

async function endByWish(): Promise<boolean> {
  const mark = browserCookie.mark.read();
  const response = await requestSession('/api/session', 'DELETE');
  if (!response?.ok) return false;
  const isHosted = mark?.renewedBy === 'server';
  browserCookie.basketId.remove();
  forgetCaller();
  forgetTyped();
  dispatchSession({ type: 'signedOut' });
  tellOtherTabs('changed');
  forgetIdentity();
  // Who came by the provider's own page is signed in there, too, and only a visit there ends that.
  if (isHosted) window.location.assign(hostedSignOutAddress());
  return true;
}

/** The site has ended the provider's session; the page forgets what it held of it. */
function forgetIdentity(): void {
  forgetTokens();
  removeOldTokens();
}

/**
 * After a token nobody accepts: marks the visitor anonymous, clears the token and goes to login, which leads back here
 * (Spec §4, §8). What was typed stays in this tab for the same person. The page is on its way there before any cookie
 * changes: its other calls then learn that nobody is signed in, and would lead it elsewhere. Nothing happens where the customer who
 * was asked for (`asked`) is signing out, or has: they are on another way.
 */
export async function endBrowserSession(asked: string | null): Promise<void> {
  const isGone = asked !== null && asked !== getSession().owner;
  if (isGone || isSessionEnding()) return;
  beginSessionEnd();
  const response = await requestSession('/api/session', 'DELETE');
  // The token is out of reach of scripts; with this mark the server takes it for a visitor's.
  if (!response?.ok) browserCookie.isAnonymous.mark();
  browserCookie.basketId.remove();
  forgetCaller();
  dispatchSession({ type: 'renewalFailed' });
  tellOtherTabs('brokeOff');
  forgetIdentity();
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
