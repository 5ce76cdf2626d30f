import { useEffect, useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { useIsLoadingInitState } from '@/lib/browser/state/client-state';
import { subscribeToSessionEnd } from '@/lib/browser/session/session-store';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import type { B2bResult } from './b2b-client';
import { createPersistedText, type PersistedText } from '@/lib/browser/state/persisted-text';

/** loading and broken may still hold what was seen before. */
export type QueryState<T> = { kind: 'loading' | 'broken' | 'ready'; value: T | null };

type LoadedStore<T> = {
  /** Asks anew, after a change: never joins a question from before it, whose answer counts no more. Ends with the newest answer. */
  reload: () => Promise<void>;
  /** Asks again when there was an answer before. */
  refresh: () => void;
  /** Follows the answer. Asks when a part of the page that shows it appears; parts that appear together share a question. */
  useQuery: () => QueryState<T>;
};

const nothing = { kind: 'loading', value: null } as const;

/** Something of the caller's that several parts of a page show. It is forgotten when the session ends. */
export function createQueryStoreOfOne<T>(load: () => Promise<ShopResult<T>>): LoadedStore<T> {
  const store = createExternalStore<QueryState<T>>(nothing);
  let running: Promise<void> | null = null;
  let newest = 0;

  if (typeof window !== 'undefined') {
    subscribeToSessionEnd(() => {
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

  function useLoaded(): QueryState<T> {
    const isUnknown = useIsLoadingInitState();
    useEffect(() => {
      if (!isUnknown) running ??= ask();
    }, [isUnknown]);
    return useSyncExternalStore(store.subscribe, store.get, () => nothing);
  }

  return { reload, refresh, useQuery: useLoaded };
}

/** Whoever types asks once when they pause. */
const pauseMs = 250;

type QueryStore<T> = {
  /** Asks the same again. */
  reload: () => Promise<void>;
  /** Follows the answer to a question; until another one is answered what was seen before stays. */
  useQuery: (question: string) => QueryState<T>;
};

/** A list of the caller's that is too long to be read as a whole: what is asked stands in the question. It is forgotten when the session ends. */
export function createQueryStore<T>(
  load: (question: string) => Promise<B2bResult<T>>,
): QueryStore<T> {
  let asked: string | null = null;
  const store = createQueryStoreOfOne(() => load(asked ?? ''));

  function useAsked(question: string): QueryState<T> {
    useEffect(() => {
      const isFirst = asked === null;
      if (question === asked) return;
      if (isFirst) {
        asked = question;
        return;
      }
      const timer = window.setTimeout(() => {
        asked = question;
        void store.reload();
      }, pauseMs);
      return () => window.clearTimeout(timer);
    }, [question]);
    return store.useQuery();
  }

  return { reload: store.reload, useQuery: useAsked };
}

/** What a b2b customer typed into this tab. Nothing else goes in here, never a price (ARCHITECTURE §4, decision 9). */
export function createSessionText(storageKey: string): PersistedText {
  const kept = createPersistedText(storageKey);
  // Whoever comes next finds what is stored for them: at the end of a session that is nothing (lib/browser/session/forget-caller).
  if (typeof window !== 'undefined') subscribeToSessionEnd(kept.reload);
  return kept;
}
