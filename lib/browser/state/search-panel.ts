import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';
import { type ClickLike, isPlainClick } from './plain-click';

type SearchPanel = {
  isOpen: boolean;
  /** Somebody is about to search: time to load what it takes. */
  isWanted: boolean;
};

const closed: SearchPanel = { isOpen: false, isWanted: false };

const panel = createExternalStore<SearchPanel>(closed);

/** Loads the search ahead, for instance when the pointer is above its word. */
export function wantSearch(): void {
  panel.update((current) => (current.isWanted ? current : { ...current, isWanted: true }));
}

/** Opens the search above the page. */
export function openSearch(): void {
  panel.set({ isOpen: true, isWanted: true });
}

/** For links to the search page: a plain click opens the search above the page instead. */
export function openSearchInstead(event: ClickLike): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openSearch();
}

/** Closes the search; what was loaded stays. */
export function closeSearch(): void {
  panel.update((current) => (current.isOpen ? { ...current, isOpen: false } : current));
}

/** The search could not be loaded: the next wish tries again. True when it was to be open already. */
export function giveUpSearch(): boolean {
  const { isOpen } = panel.get();
  panel.set(closed);
  return isOpen;
}

/** Follows the search; closed on the server. */
export function useSearchPanel(): SearchPanel {
  return useSyncExternalStore(panel.subscribe, panel.get, () => closed);
}
