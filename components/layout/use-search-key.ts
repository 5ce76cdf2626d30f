import { useEffect } from 'react';
import { isShortcut } from '@/lib/browser/state/is-shortcut';
import { isSearchKeyOn } from '@/lib/browser/state/search-key';
import { openSearch } from '@/lib/browser/state/search-panel';

/** Opens the search by the key /, unless somebody is writing, something lies above the page, or the key is switched off. */
export function useSearchKey(): void {
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/') || !isSearchKeyOn()) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
}
