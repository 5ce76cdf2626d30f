'use client';

import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy';
import { compareListText } from '@/lib/browser/state/persisted-text';

const CompareBar = lazyPart(() => import('./compare-bar').then((module) => module.CompareBar));

/** Matches the pages on which bicycles are selected, except the comparison itself and the configurator. */
const shownAt = /^\/\w+\/bikes(?!\/compare|.*\/configuration)/;

/** The slot of the bar that links to the comparison. Its code loads once a bicycle has been added. */
export function CompareBarSlot() {
  const isNeeded = compareListText.useText() !== '';
  const isShown = shownAt.test(usePathname());
  return isNeeded && isShown ? (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  ) : null;
}
