import {
  formatCompareList,
  type CompareListItem,
  toggleCompareListItem,
  parseCompareList,
} from '@/domain/catalog/compare-list';
import { compareListText } from '@/lib/browser/state/persisted-text';

let known: { text: string; list: readonly CompareListItem[] } = { text: '', list: [] };

/** The bicycles put aside; none on the server and while hydrating. The same list again while nothing changes. */
export function useCompareList(): readonly CompareListItem[] {
  const text = compareListText.useText();
  if (known.text !== text) known = { text, list: parseCompareList(text) };
  return known.list;
}

/** Puts a bicycle aside, or takes it back; false when there are as many as fit beside each other, which stay as they are. */
export function updateCompareList(bike: CompareListItem): boolean {
  const next = toggleCompareListItem(parseCompareList(compareListText.get()), bike);
  if (next !== null) compareListText.set(formatCompareList(next));
  return next !== null;
}

/** Takes a bicycle back, where it is put aside. */
export function removeFromCompareList(slug: string): void {
  compareListText.set(
    formatCompareList(parseCompareList(compareListText.get()).filter((bike) => bike.slug !== slug)),
  );
}

/** Takes all of them back. */
export function clearCompareList(): void {
  compareListText.set('');
}
