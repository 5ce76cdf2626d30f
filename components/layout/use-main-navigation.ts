'use client';

import {
  mainNavigation,
  type MainNavigationKey,
  type NavigationItem,
} from '@/domain/navigation/main-navigation';
import { isSignedIn } from '@/domain/session/session';
import { useClientState } from '@/lib/browser/state/client-state';

/** The main navigation of whoever is looking: signed out while the page is rendered and hydrated (Spec §2). */
export function useMainNavigation(): NavigationItem<MainNavigationKey>[] {
  const hasAccount = useClientState(
    ({ hasOxidToken, isAnonymous, isGuest }) =>
      isSignedIn({ hasToken: hasOxidToken, isAnonymous }) && !isGuest,
  );
  const isB2b = useClientState((state) => state.isB2b);
  return mainNavigation(
    hasAccount ? { isSignedIn: true, customerType: isB2b ? 'b2b' : 'b2c' } : { isSignedIn: false },
  );
}
