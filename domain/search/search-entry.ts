/** What can be found, in the order in which equals stand. */
export const searchKinds = ['bike', 'accessory', 'dealer', 'article', 'page', 'faq'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found. All text is plain and in NFC. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** The address without language. */
  readonly path: string;
  readonly title: string;
  /** Other names by which one looks for it: category, brand, model codes. Never shown. */
  readonly names: string;
  /** The sentence or answer shown below the title. */
  readonly text: string;
  /** More words of its page. Never shown. */
  readonly words: string;
  /** The models it fits; found by them only together with another word. */
  readonly fits: string;
  /** The lowest price in cents; null or left out for what has none. */
  readonly priceCents?: number | null;
}

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
