import type { PreparedRow } from './prepare-rows';

/** What there is to choose of, each in its order. */
export type FilterChoices = {
  readonly models: readonly { readonly slug: string; readonly title: string }[];
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
};

/** Collects the values of all rows; a model is chosen by its page, as two may have one name. */
export function filterChoices(rows: readonly PreparedRow[]): FilterChoices {
  const bySlug = new Map(rows.map(({ row }) => [row.slug, row.title]));
  const byRank = (rank: 'color' | 'size', text: (row: PreparedRow) => string) =>
    [...new Set(rows.toSorted((a, b) => a.ranks[rank] - b.ranks[rank]).map(text))].filter(
      (value) => value !== '',
    );
  return {
    models: [...bySlug].map(([slug, title]) => ({ slug, title })),
    sizes: byRank('size', ({ row }) => row.sizeShort),
    colors: byRank('color', ({ row }) => row.colorName),
  };
}
