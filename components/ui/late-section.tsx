'use client';

import { type ComponentType, lazy, startTransition, useEffect, useRef, useState } from 'react';
import { firstTouch } from '@/lib/platform/i18n/first-touch';
import { useHydrated } from '@/lib/browser/state/use-hydrated';

/**
 * A part of a page that is seen before anybody does something with it: its markup comes with the page and stays as it is; its code is
 * loaded at the first touch of the page (or when `isWanted` says that the markup is no longer true) and takes the place over, never
 * while the keyboard is in it. Without scripts, or when the code cannot be had, what is there stays. Whoever comes by the router waits
 * for the code, as there is no markup yet. Sheets of the part have to come with the page.
 */
export function lateSection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));

  return function LateSection({ isWanted = false, ...props }: Props & { isWanted?: boolean }) {
    // The types cannot know that taking a property of our own away leaves the part's.
    const own = props as unknown as Props;
    const hasMarkup = !useHydrated();
    const [isAwake, setIsAwake] = useState(!hasMarkup);
    const place = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (isAwake) return;
      let isCurrent = true;
      const wake = () => isCurrent && startTransition(() => setIsAwake(true));
      const begin = async () => {
        if (!isWanted) await firstTouch();
        if (!isCurrent) return;
        await load();
        const markup = place.current;
        if (markup?.contains(document.activeElement) && !isWanted)
          markup.addEventListener('focusout', wake, { once: true });
        else wake();
      };
      void begin();
      return () => {
        isCurrent = false;
      };
    }, [isAwake, isWanted]);

    if (typeof window === 'undefined' || isAwake)
      return (
        <div key="part">
          <Part {...own} />
        </div>
      );
    return (
      <div
        key="markup"
        ref={place}
        suppressHydrationWarning
        // React leaves the markup of the page in it.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  };
}
