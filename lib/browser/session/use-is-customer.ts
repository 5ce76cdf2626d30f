'use client';

import { isSignedIn } from '@/domain/session/session';
import { useClientState } from '@/lib/browser/state/client-state';

/** Returns whether a customer with an account is signed in; null while unknown. */
export function useIsCustomer(): boolean | null {
  return useClientState(({ hasOxidToken, isAnonymous, isGuest, isLoadingInitState }) =>
    isLoadingInitState ? null : isSignedIn({ hasToken: hasOxidToken, isAnonymous }) && !isGuest,
  );
}
