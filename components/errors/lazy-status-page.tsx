'use client';

import { lazy, Suspense } from 'react';
import { lazyIsland } from '@/components/ui/lazy';
import type { StatusPageProps } from './status-page';
import './errors.scss';

const load = () => import('./status-page').then((module) => module.StatusPage);

/** What a server answers instead of a page; seen before its code is there. */
export const LazyStatusPage = lazyIsland(load);

const LoadedStatus = lazy(async () => ({ default: await load() }));

/** What stands in for a page that failed in the browser: its code comes then, and fails as a missing script does. */
export function ClientErrorPage(props: StatusPageProps) {
  return (
    <Suspense>
      <LoadedStatus {...props} />
    </Suspense>
  );
}
