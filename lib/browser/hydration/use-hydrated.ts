'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false on the server and during hydration, then true. Forms use it to prevent native submission before
 * hydration.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
