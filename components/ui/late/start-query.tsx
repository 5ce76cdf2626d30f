'use client';

import type { ReactNode } from 'react';
import { StartQueryContext } from '@/lib/browser/state/start-query';

type Props = { readonly query: string; readonly children: ReactNode };

/** Lets the parts below begin with a query on the server, too, so that they read the same with scripts and without. */
export function StartQuery({ query, children }: Props) {
  return <StartQueryContext value={query}>{children}</StartQueryContext>;
}
