'use client';

import { useEffect } from 'react';
import { isSignedIn } from '@/domain/session/session';
import { getClientState, useClientState } from '@/lib/browser/state/client-state';
import { isSessionEnding } from './session-store';

/** A second reload within this time would find the same page again. */
const reloadPauseMs = 30_000;
const storageKey = 'account-reloaded';

/**
 * For pages of an account. The back button may bring one back after its session has ended, out of the router's memory or the
 * browser's: it is loaded anew, and the server decides who may see it. Where that changes nothing it leads to the login.
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

/** True when this tab may reload: it has not done so just before. Without storage it may not, as nothing would end it. */
function canReloadPage(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(storageKey) ?? 0);
    window.sessionStorage.setItem(storageKey, String(now));
    return now - last > reloadPauseMs;
  } catch {
    return false;
  }
}
