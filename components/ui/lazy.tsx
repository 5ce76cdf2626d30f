'use client';

import { Activity, type ComponentType, lazy, use, useEffect, useSyncExternalStore } from 'react';
import { waitForHydrationTrigger } from '@/lib/browser/hydration/hydration-trigger';
import { useLocale } from 'next-intl';
import { loadLazyMessages } from '@/lib/browser/load-lazy-messages';
import { MessagesProvider } from './messages-provider';
import { createExternalStore } from '@/lib/browser/state/external-store';

/**
 * Creates a component whose code loads on the hydration trigger, usually the first user interaction. Its
 * server-rendered markup is hydrated in place and keeps focus and input. After a client-side navigation there is no
 * server-rendered markup, so the component suspends until its code has loaded. If loading fails, it rethrows the import
 * error. The page has to import the component's style sheets. Providers around the component must not change their
 * value before the hydration trigger, because such an update would be delayed.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await waitForHydrationTrigger();
    return { default: await load() };
  });

  return function LazyIsland(props: Props) {
    // Activity makes the component a separate hydration boundary. Suspense would too, but React sends large Suspense
    // boundaries hidden, after the page.
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}

/**
 * Creates a component whose code and messages are loaded together when it is first shown. It suspends until both have
 * loaded. If loading fails, it rethrows the import error and retries the next time it is shown.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;

  function loadOnce(): Promise<ComponentType<Props>> {
    if (loading !== null) return loading;
    const promise = load();
    promise.catch(() => (loading = null));
    return (loading = promise);
  }

  return function LazyPart(props: Props) {
    const part = loadOnce();
    const messages = loadLazyMessages(useLocale());
    const Part = use(part);
    return (
      <MessagesProvider messages={use(messages)}>
        <Part {...props} />
      </MessagesProvider>
    );
  };
}

/**
 * Returns a hook for a style sheet that is needed only after an interaction, such as for a message. The style sheet is
 * fetched on the hydration trigger, at the latest when `isWanted` is true. The hook returns true once it has loaded or
 * failed, because unstyled content is better than none. After a failure it is requested again the next time.
 */
export function createLazyStylesheetHook(
  load: () => Promise<unknown>,
): (isWanted: boolean) => boolean {
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

  return function useLazyStylesheet(isWanted) {
    useEffect(() => void waitForHydrationTrigger().then(ask), []);
    useEffect(() => {
      if (isWanted) ask();
    }, [isWanted]);
    return useSyncExternalStore(isSettled.subscribe, isSettled.get, () => false);
  };
}
