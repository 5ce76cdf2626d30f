'use client';

import { isSignedIn } from '@/domain/session/session';
import { useClientState } from '@/lib/browser/state/client-state';

/** Whether somebody with an account is signed in, as far as this page knows; null until it knows. */
export function useIsCustomer(): boolean | null {
  return useClientState(({ hasOxidToken, isAnonymous, isGuest, isLoadingInitState }) =>
    isLoadingInitState ? null : isSignedIn({ hasToken: hasOxidToken, isAnonymous }) && !isGuest,
  );
}
