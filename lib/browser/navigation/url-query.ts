'use client';

import { useContext, useSyncExternalStore } from 'react';
import { InitialQueryContext } from './initial-query';

const CHANGED = 'lt:url-query';

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  window.addEventListener(CHANGED, notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener(CHANGED, notify);
  };
}

const read = (): string => window.location.search;

/** Makes everything that reads the query look at the address again. */
export function notifyUrlQueryChange(): void {
  window.dispatchEvent(new Event(CHANGED));
}

type Write = (query: string, how: 'push' | 'replace') => void;

/** Changes the query of the address without asking the server, and tells everything that reads it. */
export const setUrlQuery: Write = (next, how) => {
  const address = `${window.location.pathname}${next === '' ? '' : `?${next}`}${window.location.hash}`;
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  notifyUrlQueryChange();
};

/**
 * The query string of the address with its question mark, and a way to change it without asking the server.
 * On the server and while hydrating it is what the page was made with: nothing on static pages, which are one for all queries.
 */
export function useUrlQuery(): readonly [string, Write] {
  const start = useContext(InitialQueryContext);
  return [useSyncExternalStore(subscribe, read, () => start), setUrlQuery];
}
