'use client';

import { Activity, type ComponentType, lazy, use, useEffect, useSyncExternalStore } from 'react';
import { waitForHydrationTrigger } from '@/lib/browser/hydration/hydration-trigger';
import { useLocale } from 'next-intl';
import { loadLazyMessages } from '@/lib/browser/load-lazy-messages';
import { MessagesProvider } from './messages-provider';
import { createExternalStore } from '@/lib/browser/state/external-store';

/**
 * A part of a page whose code comes when the page is touched (`awakening`). Its markup comes with the page and stays the very same
 * elements: they are taken over where they stand, what was focused or typed in them too. Whoever comes by the router waits for the
 * code, as there is no markup yet; code that cannot be had fails as a missing script does. Sheets of the part have to come with the
 * page. It may stand inside providers whose value changes only once somebody has touched the page: until then such a change would wait.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await waitForHydrationTrigger();
    return { default: await load() };
  });

  return function LateIsland(props: Props) {
    // A boundary of its own that React takes over by itself. Suspense would be one as well, but large ones are sent hidden after the page.
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}

/**
 * A part of the page whose code and words are loaded together when it is first shown. It suspends until both are there; when they
 * cannot be had it fails as a missing script does, and the next time it is shown it tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;

  function begin(): Promise<ComponentType<Props>> {
    if (loading !== null) return loading;
    const begun = load();
    begun.catch(() => (loading = null));
    return (loading = begun);
  }

  return function LatePart(props: Props) {
    const part = begin();
    const words = loadLazyMessages(useLocale());
    const Part = use(part);
    return (
      <MessagesProvider messages={use(words)}>
        <Part {...props} />
      </MessagesProvider>
    );
  };
}

/**
 * The sheet of what a page shows only once something has happened: a message, a press, scrolling. It is fetched when the page is touched
 * (`awakening`), at the latest when it is wanted. The hook says whether to show what it styles: once the sheet is there, or cannot be
 * had, since words without their looks say more than none; the next time it is wanted it is asked for again.
 */
export function lazyStylesheet(load: () => Promise<unknown>): (isWanted: boolean) => boolean {
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
    useEffect(() => void waitForHydrationTrigger().then(ask), []);
    useEffect(() => {
      if (isWanted) ask();
    }, [isWanted]);
    return useSyncExternalStore(isSettled.subscribe, isSettled.get, () => false);
  };
}
