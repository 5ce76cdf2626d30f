'use client';

import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { lazyComponent } from '@/components/ui/lazy';
import { compareListText } from '@/lib/browser/state/persisted-text';

const CompareBar = lazyComponent(() => import('./compare-bar').then((module) => module.CompareBar));

/**
 * Matches the paths of pages on which the bar is shown: all pages of bicycles except the comparison itself and the
 * configurator.
 */
const shownAt = /^\/\w+\/bikes(?!\/compare|.*\/configuration)/;

/** Renders the bar that links to the comparison. The bar's code loads once a bicycle has been added. */
export function CompareBarSlot() {
  const isNeeded = compareListText.useText() !== '';
  const isShown = shownAt.test(usePathname());
  return isNeeded && isShown ? (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  ) : null;
}
