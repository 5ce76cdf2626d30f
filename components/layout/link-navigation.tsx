'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { findPathToFollow } from '@/lib/browser/navigation/page-link';
import { waitForFirstInteraction } from '@/lib/browser/hydration/first-interaction';

/** Follows the links of all pages, and asks for what they lead to once somebody is there (Spec §9). Shows nothing. */
export function LinkNavigation() {
  const router = useRouter();
  const language = useLocale();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = findPathToFollow(event);
      if (path === null) return;
      event.preventDefault();
      router.push(path);
    };
    // After React's own, which may have answered.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);

  useEffect(() => {
    let end: (() => void) | null = () => undefined;
    void waitForFirstInteraction()
      .then(() => import('@/lib/browser/navigation/prefetch-links'))
      .then(({ prefetchLinks: askAhead }) => {
        if (end !== null) end = askAhead((path) => router.prefetch(path), language);
      })
      // Without it pages are asked for when somebody wants them.
      .catch(() => undefined);
    return () => {
      end?.();
      end = null;
    };
  }, [router, language]);

  return null;
}
