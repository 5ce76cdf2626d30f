'use client';

import { useContext, useSyncExternalStore } from 'react';
import { InitialUrlQueryContext } from './initial-url-query';

const CHANGED = 'lt:url-query-change';

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  window.addEventListener(CHANGED, notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener(CHANGED, notify);
  };
}

const read = (): string => window.location.search;

/** Makes all subscribers of the URL query read it again. */
export function notifyUrlQueryChange(): void {
  window.dispatchEvent(new Event(CHANGED));
}

type Write = (query: string, how: 'push' | 'replace') => void;

/** Changes the query of the URL without a server request and notifies all subscribers. */
export const setUrlQuery: Write = (next, how) => {
  const url = `${window.location.pathname}${next === '' ? '' : `?${next}`}${window.location.hash}`;
  if (how === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
  notifyUrlQueryChange();
};

/**
 * Returns the query string of the URL with its question mark, and a setter that makes no server request. On the server
 * and during hydration it is the query the page was rendered with: empty on static pages.
 */
export function useUrlQuery(): readonly [string, Write] {
  const start = useContext(InitialUrlQueryContext);
  return [useSyncExternalStore(subscribe, read, () => start), setUrlQuery];
}
