'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { findClientNavigationPath } from '@/lib/browser/navigation/page-link';
import { waitForFirstInteraction } from '@/lib/browser/hydration/first-interaction';

/**
 * Follows clicks on links of the site with client-side navigation, and prefetches linked pages after the first user
 * interaction (Specification §9). Renders nothing.
 */
export function LinkNavigation() {
  const router = useRouter();
  const language = useLocale();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = findClientNavigationPath(event);
      if (path === null) return;
      event.preventDefault();
      router.push(path);
    };
    // Runs after React's listener, which may have handled the click.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);

  useEffect(() => {
    let end: (() => void) | null = () => undefined;
    void waitForFirstInteraction()
      .then(() => import('@/lib/browser/navigation/prefetch-links'))
      .then(({ prefetchLinks }) => {
        if (end !== null) end = prefetchLinks((path) => router.prefetch(path), language);
      })
      // If the code cannot be loaded, nothing is prefetched and pages load on click.
      .catch(() => undefined);
    return () => {
      end?.();
      end = null;
    };
  }, [router, language]);

  return null;
}
