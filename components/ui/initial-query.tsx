'use client';

import type { ReactNode } from 'react';
import { InitialQueryContext } from '@/lib/browser/navigation/initial-query';

type Props = { readonly query: string; readonly children: ReactNode };

/** Lets the parts below begin with a query on the server, too, so that they read the same with scripts and without. */
export function InitialQuery({ query, children }: Props) {
  return <InitialQueryContext value={query}>{children}</InitialQueryContext>;
}
