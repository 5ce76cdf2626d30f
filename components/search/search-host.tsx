'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { MoreWords } from '../ui/words/more-words';
import { closeSearch, giveUpSearch, useSearchPanel } from '@/lib/browser/state/search-panel';
import { loadLateWords } from '@/lib/browser/words/load-late-words';
import { usePathname, useRouter } from '@/lib/platform/i18n/navigation';
import type { SearchDialog } from './search-dialog';

type Loaded = {
  Dialog: typeof SearchDialog;
  words: Awaited<ReturnType<typeof loadLateWords>>;
};

/** The search above the page. Its code, its words and its index are loaded when somebody is about to search; without them one goes to the search page. */
export function SearchHost() {
  const { isOpen, isWanted } = useSearchPanel();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const language = useLocale();
  const pathname = usePathname();
  const router = useRouter();
  const isMissing = isWanted && loaded === null;

  useEffect(() => closeSearch, [pathname]);

  useEffect(() => {
    if (!isMissing) return;
    const index = import('@/lib/browser/search/load-search-index');
    // The dialog says so when there is no index.
    index.then(({ loadSearchIndex }) => loadSearchIndex(language)).catch(() => undefined);
    Promise.all([import('./search-dialog'), loadLateWords(language)]).then(
      ([{ SearchDialog: Dialog }, words]) => setLoaded({ Dialog, words }),
      () => giveUpSearch() && router.push('/search'),
    );
  }, [isMissing, language, router]);

  if (loaded === null) return null;
  return (
    <MoreWords words={loaded.words}>
      <loaded.Dialog isOpen={isOpen} />
    </MoreWords>
  );
}
