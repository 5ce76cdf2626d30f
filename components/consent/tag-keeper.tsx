'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { parseConsent } from '@/domain/consent/consent';
import type { TagIds } from '@/domain/tags/loaded-tags';
import { useConsent } from '@/lib/browser/consent/consent-state';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { reportBrowserError } from '@/lib/browser/errors/report-browser-errors';

/** Loads what keeps the tags once the visitor has chosen. Stands only on pages of a site with configured tags; shows nothing. */
export function TagKeeper({ ids }: { ids: TagIds }) {
  const { cookie } = useConsent();
  const path = usePathname();
  const language = useLocale();

  useEffect(() => {
    const choices = parseConsent(cookie);
    if (!choices) return;
    let isCurrent = true;
    import('@/lib/browser/tags/keep-tags').then(
      ({ keepTags }) => isCurrent && keepTags(ids, choices, path),
      reportBrowserError,
    );
    return () => {
      isCurrent = false;
    };
  }, [ids, cookie, path, language]);

  return null;
}
