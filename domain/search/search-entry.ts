/** The kinds of search entries, in the order of their ranking if they match equally well. */
export const searchKinds = ['bike', 'accessory', 'dealer', 'article', 'page', 'faq'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** An entry of the site search. All text is plain and in NFC. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** Path of the page without language. */
  readonly path: string;
  readonly title: string;
  /** Other search words: category, brand, model codes. Not shown. */
  readonly names: string;
  /** The sentence or FAQ answer below the title. */
  readonly text: string;
  /** Further words of the page. Not shown. */
  readonly words: string;
  /** The bicycle models that an accessory fits. They match only together with another word. */
  readonly fits: string;
  /** The lowest price in cents; null or missing if there is none. */
  readonly priceCents?: number | null;
}

/** The entries of one kind, best first. */
export interface SearchGroup {
  readonly kind: SearchKind;
  /** Number of all entries of the kind, including those beyond the limit. */
  readonly count: number;
  readonly entries: readonly SearchEntry[];
}

/** Groups ranked entries by kind, at most `limit` per group. The group with the best entry is first. */
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
