'use client';

import type { ReactNode } from 'react';
import { InitialUrlQueryContext } from '@/lib/browser/navigation/initial-url-query';

type Props = { readonly query: string; readonly children: ReactNode };

/**
 * Provides the query string with which the page was rendered to the components below, also on the server, so that they
 * render the same with and without JavaScript.
 */
export function InitialUrlQuery({ query, children }: Props) {
  return <InitialUrlQueryContext value={query}>{children}</InitialUrlQueryContext>;
}
