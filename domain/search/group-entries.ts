import type { SearchEntry, SearchKind } from './search-entry';

/** Entries of one kind, the best first. */
export interface SearchGroup {
  readonly kind: SearchKind;
  /** How many there are, shown or not. */
  readonly count: number;
  readonly entries: readonly SearchEntry[];
}

/** Ranked entries by their kind, at most `limit` of each; the group with the best entry stands first. */
export function groupEntries(
  entries: readonly SearchEntry[],
  limit = Infinity,
): readonly SearchGroup[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const all = entries.filter((entry) => entry.kind === kind);
    return { kind, count: all.length, entries: all.slice(0, limit) };
  });
}
