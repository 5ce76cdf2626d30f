'use client';

import type { ReactNode } from 'react';
import { InitialQueryContext } from '@/lib/browser/navigation/initial-query';

type Props = { readonly query: string; readonly children: ReactNode };

/**
 * Provides the initial query to the components below, also on the server, so that they render the same with and without
 * JavaScript.
 */
export function InitialQuery({ query, children }: Props) {
  return <InitialQueryContext value={query}>{children}</InitialQueryContext>;
}
