'use client';

import { Suspense } from 'react';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { lazyPart } from '@/components/ui/lazy';

const PriceBar = lazyPart(() => import('./price-bar').then((module) => module.PriceBar));

/** What a b2b customer has on every page: the switch between purchase and retail prices and its key. Nothing for everybody else. */
export function PriceBarSlot() {
  if (!useIsB2b()) return null;
  return (
    <Suspense fallback={null}>
      <PriceBar />
    </Suspense>
  );
}
