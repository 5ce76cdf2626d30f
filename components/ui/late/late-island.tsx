'use client';

import { Activity, type ComponentType, lazy } from 'react';
import { awakening } from '@/lib/browser/state/awakening';

/**
 * A part of a page whose code comes when the page is touched (`awakening`). Its markup comes with the page and stays the very same
 * elements: they are taken over where they stand, what was focused or typed in them too. Whoever comes by the router waits for the
 * code, as there is no markup yet; code that cannot be had fails as a missing script does. Sheets of the part have to come with the
 * page. It may stand inside providers whose value changes only once somebody has touched the page: until then such a change would wait.
 */
export function lateIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await awakening();
    return { default: await load() };
  });

  return function LateIsland(props: Props) {
    // A boundary of its own that React takes over by itself. Suspense would be one as well, but large ones are sent hidden after the page.
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  };
}
