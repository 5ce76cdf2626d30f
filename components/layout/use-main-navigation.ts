'use client';

import { mainNavigation, type MainNavigationKey, type NavigationItem } from '@/domain/navigation/main-navigation';
import { useClientState } from '@/lib/client-state/client-state';

/** The main navigation of whoever is looking: signed out while the page is rendered and hydrated (Spec §2). */
export function useMainNavigation(): NavigationItem<MainNavigationKey>[] {
  const isSignedIn = useClientState(({ hasOxidToken, isAnonymous, isGuest }) => hasOxidToken && !isAnonymous && !isGuest);
  const isB2b = useClientState((state) => state.isB2b);
  return mainNavigation(isSignedIn ? { isSignedIn, customerType: isB2b ? 'b2b' : 'b2c' } : { isSignedIn });
}
