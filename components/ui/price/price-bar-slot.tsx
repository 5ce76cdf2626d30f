'use client';

import { Suspense } from 'react';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { lazyComponent } from '@/components/ui/lazy';

const PriceBar = lazyComponent(() => import('./price-bar').then((module) => module.PriceTypeBar));

/**
 * The switch between purchase and retail prices with its keyboard shortcut, on every page for B2B customers. Renders
 * nothing for other visitors.
 */
export function PriceTypeBarSlot() {
  if (!useIsB2b()) return null;
  return (
    <Suspense fallback={null}>
      <PriceBar />
    </Suspense>
  );
}
