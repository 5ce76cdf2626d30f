'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { pathToFollow } from '@/lib/browser/links/page-link';
import { firstTouch } from '@/lib/platform/i18n/first-touch';

/** Follows the links of all pages, and asks for what they lead to once somebody is there (Spec §9). Shows nothing. */
export function PageLinks() {
  const router = useRouter();
  const language = useLocale();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathToFollow(event);
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
    void firstTouch()
      .then(() => import('@/lib/browser/links/ask-ahead'))
      .then(({ askAhead }) => {
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
