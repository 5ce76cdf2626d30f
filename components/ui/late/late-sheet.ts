'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { awakening } from '@/lib/browser/state/awakening';
import { createExternalStore } from '@/lib/browser/state/external-store';

/**
 * The sheet of what a page shows only once something has happened: a message, a press, scrolling. It is fetched when the page is touched
 * (`awakening`), at the latest when it is wanted. The hook says whether to show what it styles: once the sheet is there, or cannot be
 * had, since words without their looks say more than none; the next time it is wanted it is asked for again.
 */
export function lateSheet(load: () => Promise<unknown>): (isWanted: boolean) => boolean {
  const isSettled = createExternalStore(false);
  let loading: Promise<void> | null = null;

  function ask(): void {
    loading ??= load()
      .then(
        () => undefined,
        () => void (loading = null),
      )
      .then(() => isSettled.set(true));
  }

  return function useLateSheet(isWanted) {
    useEffect(() => void awakening().then(ask), []);
    useEffect(() => {
      if (isWanted) ask();
    }, [isWanted]);
    return useSyncExternalStore(isSettled.subscribe, isSettled.get, () => false);
  };
}
