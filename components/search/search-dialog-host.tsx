'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { MessagesProvider } from '@/components/ui/messages-provider';
import { closeSearch, resetSearch, useSearchPanel } from '@/lib/browser/navigation/panels';
import { loadLazyMessages } from '@/lib/browser/load-lazy-messages';
import { usePathname, useRouter } from '@/lib/platform/i18n/navigation';
import type { SearchDialog } from './search-dialog';

type Loaded = {
  Dialog: typeof SearchDialog;
  messages: Awaited<ReturnType<typeof loadLazyMessages>>;
};

/**
 * Loads and shows the search overlay. Code, messages and index are loaded when the visitor is about to search. If that
 * fails, the browser navigates to the search page.
 */
export function SearchDialogHost() {
  const { isOpen, isPrefetched } = useSearchPanel();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const language = useLocale();
  const pathname = usePathname();
  const router = useRouter();
  const isMissing = isPrefetched && loaded === null;

  useEffect(() => closeSearch, [pathname]);

  useEffect(() => {
    if (!isMissing) return;
    const index = import('@/lib/browser/navigation/load-search-index');
    // If the index cannot be loaded, the dialog shows an error.
    index.then(({ loadSearchIndex }) => loadSearchIndex(language)).catch(() => undefined);
    Promise.all([import('./search-dialog'), loadLazyMessages(language)]).then(
      ([{ SearchDialog: Dialog }, messages]) => setLoaded({ Dialog, messages }),
      () => resetSearch() && router.push('/search'),
    );
  }, [isMissing, language, router]);

  if (loaded === null) return null;
  return (
    <MessagesProvider messages={loaded.messages}>
      <loaded.Dialog isOpen={isOpen} />
    </MessagesProvider>
  );
}
