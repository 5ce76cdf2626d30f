'use client';

import { useEffect } from 'react';
import { readStorage, writeStorage } from '@/lib/browser/state/browser-storage';
import { isSignedIn } from '@/domain/session/session';
import { getClientState, useClientState } from '@/lib/browser/state/client-state';
import { isSessionEnding } from './session-store';

/** Minimum time in ms between two reloads; an earlier one would only show the same page again. */
const reloadPauseMs = 30_000;
const storageKey = 'accountReloadedAt';

/**
 * Guards account pages. Back navigation may restore such a page from the router's or the browser's cache after the
 * session has ended: the page is reloaded and the server decides about access. If a reload does not help, it redirects
 * to the login.
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

/** True when this tab has not reloaded recently. False without storage, because that could cause an endless loop. */
function canReloadPage(now: number): boolean {
  const last = Number(readStorage('sessionStorage', storageKey) ?? 0);
  return writeStorage('sessionStorage', storageKey, String(now)) && now - last > reloadPauseMs;
}
