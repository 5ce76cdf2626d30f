'use client';

import { usePathname } from 'next/navigation';
import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy';
import { compareListText } from '@/lib/browser/state/persisted-text';

const CompareBar = lazyPart(() => import('./compare-bar').then((module) => module.CompareBar));

/** Where bicycles are chosen, but the comparison itself and the steps of one bicycle. */
const shownAt = /^\/\w+\/bikes(?!\/compare|.*\/configuration)/;

/** The place of the bar that leads to the comparison; its code comes once something is put aside. */
export function CompareBarSlot() {
  const isNeeded = compareListText.useText() !== '';
  const isShown = shownAt.test(usePathname());
  return isNeeded && isShown ? (
    <Suspense fallback={null}>
      <CompareBar />
    </Suspense>
  ) : null;
}
