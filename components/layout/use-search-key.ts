import { useEffect } from 'react';
import { isSearchKeyOn } from '@/lib/client-state/search-key';
import { openSearch } from '@/lib/client-state/search-panel';

/** Opens the search by the key /, unless somebody is writing, something lies above the page, or the key is switched off. */
export function useSearchKey(): void {
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const isOther = event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || event.defaultPrevented || isWriting(event.target)) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]') || !isSearchKeyOn()) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
