'use client';

import { lazy, Suspense } from 'react';
import { lazyIsland } from '@/components/ui/lazy';
import type { StatusPageProps } from './status-page';
import './errors.scss';

const load = () => import('./status-page').then((module) => module.StatusPage);

/** The server-rendered error page. It is visible before its code loads. */
export const LazyStatusPage = lazyIsland(load);

const LoadedStatus = lazy(async () => ({ default: await load() }));

/**
 * The error page that replaces a page that failed in the browser. Its code is loaded on demand; if loading fails, it
 * rethrows the import error.
 */
export function ClientErrorPage(props: StatusPageProps) {
  return (
    <Suspense>
      <LoadedStatus {...props} />
    </Suspense>
  );
}
