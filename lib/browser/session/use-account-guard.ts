'use client';

import { useEffect } from 'react';
import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { isSignedIn } from '@/domain/session/session';
import { getClientState, useClientState } from '@/lib/browser/state/client-state';
import { isSessionEnding } from './session-store';

/** Minimum time in ms between two reloads; an earlier reload would show the same page again. */
const reloadPauseMs = 30_000;
const storageKey = 'accountReloadedAt';

/**
 * Guards account pages that back navigation restores from the router's or the browser's cache after the session has
 * ended: reloads the page, so that the server checks access. Redirects to the login if the page was reloaded shortly
 * before.
 */
export function useAccountGuard(loginPath: string): void {
  const isKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);

  useEffect(() => {
    if (!isKnown) return;
    const check = () => {
      const { hasOxidToken, isAnonymous } = getClientState();
      if (isSessionEnding() || isSignedIn({ hasToken: hasOxidToken, isAnonymous })) return;
      if (canReloadPage(Date.now())) window.location.reload();
      else window.location.replace(loginPath);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && check();
    check();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [isKnown, loginPath]);
}

/**
 * Stores the current time and returns true if this tab has not reloaded within `reloadPauseMs`. Returns false where
 * storage is blocked, because reloading could cause an endless loop.
 */
function canReloadPage(now: number): boolean {
  const last = Number(readStorage('sessionStorage', storageKey) ?? 0);
  return writeStorage('sessionStorage', storageKey, String(now)) && now - last > reloadPauseMs;
}
