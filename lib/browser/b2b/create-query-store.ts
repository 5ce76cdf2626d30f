import { useEffect, useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { useIsLoadingInitState } from '@/lib/browser/state/client-state';
import { subscribeToSessionEnd } from '@/lib/browser/session/session-store';
import type { ShopResult } from '@/lib/browser/shop/run-operation';
import type { B2bResult } from './b2b-client';
import { createPersistedText, type PersistedText } from '@/lib/browser/state/persisted-text';

/**
 * State of a query. `value` is null before the first response; while `loading` or after a failure (`broken`) it is the
 * previous value.
 */
export type QueryState<T> = { kind: 'loading' | 'broken' | 'ready'; value: T | null };

type LoadedStore<T> = {
  /**
   * Loads the value again, for example after a change. Always sends a new request and ignores the response of an
   * earlier one. Resolves when the latest response has arrived.
   */
  reload: () => Promise<void>;
  /** Reloads the value if it was loaded before; otherwise does nothing. */
  refresh: () => void;
  /** Subscribes to the value and loads it on first mount; components mounted together share one request. */
  useQuery: () => QueryState<T>;
};

const nothing = { kind: 'loading', value: null } as const;

/**
 * Creates a store for personal data that several components show, loaded with one request. It is cleared when the
 * session ends.
 */
export function createSingleQueryStore<T>(load: () => Promise<ShopResult<T>>): LoadedStore<T> {
  const store = createExternalStore<QueryState<T>>(nothing);
  let running: Promise<void> | null = null;
  let latest = 0;

  if (typeof window !== 'undefined') {
    subscribeToSessionEnd(() => {
      latest += 1;
      running = null;
      store.set(nothing);
    });
  }

  async function ask(): Promise<void> {
    latest += 1;
    const current = latest;
    store.update(({ value }) => ({ kind: 'loading', value }));
    const answer = await load();
    if (current !== latest) return running ?? undefined;
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

/** Debounce time in ms: a typed query is sent after this pause. */
const pauseMs = 250;

type QueryStore<T> = {
  /** Sends the current query again. */
  reload: () => Promise<void>;
  /** Subscribes to the result of a query; the previous value stays until the next response has arrived. */
  useQuery: (query: string) => QueryState<T>;
};

/**
 * Creates a store for a list that is too long to load completely; the query string selects page and filters. The store
 * is cleared when the session ends.
 */
export function createQueryStore<T>(load: (query: string) => Promise<B2bResult<T>>): QueryStore<T> {
  let currentQuestion: string | null = null;
  const store = createSingleQueryStore(() => load(currentQuestion ?? ''));

  function useQuery(query: string): QueryState<T> {
    useEffect(() => {
      const isFirst = currentQuestion === null;
      if (query === currentQuestion) return;
      if (isFirst) {
        currentQuestion = query;
        return;
      }
      const timer = window.setTimeout(() => {
        currentQuestion = query;
        void store.reload();
      }, pauseMs);
      return () => window.clearTimeout(timer);
    }, [query]);
    return store.useQuery();
  }

  return { reload: store.reload, useQuery };
}

/** Creates a text in session storage for a B2B customer's input in this tab. Never store prices in it (decision 20). */
export function createSessionText(storageKey: string, formerKey: string): PersistedText {
  const text = createPersistedText(storageKey, 'sessionStorage', formerKey);
  // When the session ends, session storage is cleared (lib/browser/session/clear-customer-data), so the text is read
  // again.
  if (typeof window !== 'undefined') subscribeToSessionEnd(text.reload);
  return text;
}
