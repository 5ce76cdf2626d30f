'use client';

import { usePathname as useWholePath, useRouter as useNextRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { addLanguagePrefix, removeLanguagePrefix } from './link';

/** Returns the page's path without language. */
export function usePathname(): string {
  return removeLanguagePrefix(useWholePath(), useLocale());
}

/** Returns a router for paths without language; it navigates within the page's language. */
export function useRouter(): ReturnType<typeof useNextRouter> {
  const router = useNextRouter();
  const language = useLocale();
  return useMemo(
    () => ({
      ...router,
      push: (href, options) => router.push(addLanguagePrefix(href, language), options),
      replace: (href, options) => router.replace(addLanguagePrefix(href, language), options),
      prefetch: (href, options) => router.prefetch(addLanguagePrefix(href, language), options),
    }),
    [router, language],
  );
}
