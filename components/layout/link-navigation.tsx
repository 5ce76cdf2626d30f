'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { findPathToFollow } from '@/lib/browser/navigation/page-link';
import { waitForFirstInteraction } from '@/lib/browser/hydration/first-interaction';

/**
 * Handles link clicks on all pages and prefetches their targets after the first user interaction (Specification §9).
 * Renders nothing.
 */
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
      // Without the module, pages are loaded on click.
      .catch(() => undefined);
    return () => {
      end?.();
      end = null;
    };
  }, [router, language]);

  return null;
}
