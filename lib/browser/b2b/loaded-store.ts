import { useEffect, useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { useIsLoadingInitState } from '@/lib/browser/state/local-operations';
import { onSessionEnd } from '@/lib/browser/session/session-end';
import type { ShopAnswer } from '@/lib/browser/shop/ask-shop';

/** loading and broken may still hold what was seen before. */
export type Loaded<T> = { kind: 'loading' | 'broken' | 'ready'; value: T | null };

type LoadedStore<T> = {
  /** Asks anew, after a change: never joins a question from before it, whose answer counts no more. Ends with the newest answer. */
  reload: () => Promise<void>;
  /** Asks again when there was an answer before. */
  refresh: () => void;
  /** Follows the answer. Asks when a part of the page that shows it appears; parts that appear together share a question. */
  useLoaded: () => Loaded<T>;
};

const nothing = { kind: 'loading', value: null } as const;

/** Something of the caller's that several parts of a page show. It is forgotten when the session ends. */
export function createLoadedStore<T>(load: () => Promise<ShopAnswer<T>>): LoadedStore<T> {
  const store = createExternalStore<Loaded<T>>(nothing);
  let running: Promise<void> | null = null;
  let newest = 0;

  if (typeof window !== 'undefined') {
    onSessionEnd(() => {
      newest += 1;
      running = null;
      store.set(nothing);
    });
  }

  async function ask(): Promise<void> {
    newest += 1;
    const mine = newest;
    store.update(({ value }) => ({ kind: 'loading', value }));
    const answer = await load();
    if (mine !== newest) return running ?? undefined;
    running = null;
    if (answer.kind === 'sessionEnded') return;
    store.update(({ value }) =>
      answer.kind === 'done' ? { kind: 'ready', value: answer.value } : { kind: 'broken', value },
    );
  }

  function reload(): Promise<void> {
    running = ask();
    return running;
  }

  function refresh(): void {
    if (store.get().value !== null) void reload();
  }

  function useLoaded(): Loaded<T> {
    const isUnknown = useIsLoadingInitState();
    useEffect(() => {
      if (!isUnknown) running ??= ask();
    }, [isUnknown]);
    return useSyncExternalStore(store.subscribe, store.get, () => nothing);
  }

  return { reload, refresh, useLoaded };
}
