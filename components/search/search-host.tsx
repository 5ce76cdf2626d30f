'use client';

import { useLocale } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { closeSearch, giveUpSearch, useSearchPanel } from '@/lib/browser/state/search-panel';
import { usePathname, useRouter } from '@/lib/platform/i18n/navigation';

/** The search above the page. Its code and its index are loaded when somebody is about to search; without them one goes to the search page. */
export function SearchHost() {
  const { isOpen, isWanted } = useSearchPanel();
  const [Dialog, setDialog] = useState<ComponentType<{ isOpen: boolean }> | null>(null);
  const language = useLocale();
  const pathname = usePathname();
  const router = useRouter();
  const isMissing = isWanted && Dialog === null;

  useEffect(() => closeSearch, [pathname]);

  useEffect(() => {
    if (!isMissing) return;
    const index = import('@/lib/browser/search/load-search-index');
    // The dialog says so when there is no index.
    index.then(({ loadSearchIndex }) => loadSearchIndex(language)).catch(() => undefined);
    import('./search-dialog').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => giveUpSearch() && router.push('/search'),
    );
  }, [isMissing, language, router]);

  return Dialog && <Dialog isOpen={isOpen} />;
}
