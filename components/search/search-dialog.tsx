'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { closeSearch } from '@/lib/browser/state/search-panel';
import { SearchBox } from './search-box';
import './search.scss';

/** The search from the top of the window down; on phones it is all there is. */
export function SearchDialog({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('searchBox');
  return (
    <Dialog isOpen={isOpen} onClose={closeSearch} className="lt-search" label={t('title')}>
      <div className="container-xxl">
        <SearchBox onClose={closeSearch} />
      </div>
    </Dialog>
  );
}
