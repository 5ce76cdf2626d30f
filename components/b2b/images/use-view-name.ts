'use client';

import { useTranslations } from 'next-intl';

/** The word for a view of the library; one nobody named here is shown as the library calls it. */
export function useViewName(): (view: string) => string {
  const t = useTranslations('b2b.images.view');
  return (view) => {
    const key = view as Parameters<typeof t.has>[0];
    return t.has(key) ? t(key) : view;
  };
}
