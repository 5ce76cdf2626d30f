import {
  formatCompareList,
  type CompareListItem,
  toggleCompareListItem,
  parseCompareList,
} from '@/domain/catalog/compare-list';
import { compareListText } from '@/lib/browser/state/persisted-text';

let known: { text: string; list: readonly CompareListItem[] } = { text: '', list: [] };

/**
 * Returns the bicycles on the compare list; empty on the server and during hydration. Returns the same array until the
 * list changes.
 */
export function useCompareList(): readonly CompareListItem[] {
  const text = compareListText.useText();
  if (known.text !== text) known = { text, list: parseCompareList(text) };
  return known.list;
}

/**
 * Adds a bicycle to the compare list, or removes it if it is on the list. Returns false, without a change, when the
 * list is full.
 */
export function updateCompareList(bike: CompareListItem): boolean {
  const next = toggleCompareListItem(parseCompareList(compareListText.get()), bike);
  if (next !== null) compareListText.set(formatCompareList(next));
  return next !== null;
}

/** Removes a bicycle from the compare list, if present. */
export function removeFromCompareList(slug: string): void {
  compareListText.set(
    formatCompareList(parseCompareList(compareListText.get()).filter((bike) => bike.slug !== slug)),
  );
}

/** Removes all bicycles from the compare list, in all tabs of this browser. */
export function clearCompareList(): void {
  compareListText.set('');
}
