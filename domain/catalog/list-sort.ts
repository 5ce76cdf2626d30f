import { type Availability, compareAvailability } from '@/domain/availability/availability';

export const sortKeys = ['delivery', 'price-asc', 'price-desc', 'name'] as const;

export type SortKey = (typeof sortKeys)[number];

export const defaultSort: SortKey = 'delivery';

export type SortableEntry = { name: string; priceCents: number; availability: Availability };

/** Reads a sort from a URL; earliest delivery when it is missing or unknown. */
export function parseSortKey(value: string | null | undefined): SortKey {
  return sortKeys.find((key) => key === value) ?? defaultSort;
}

/** A sorted copy; equals keep the order they came in, which is the maker's. Names compare as the language does. */
export function sortEntries<Entry extends SortableEntry>(
  entries: readonly Entry[],
  key: SortKey,
  language: string,
): Entry[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const compare: Record<SortKey, (a: Entry, b: Entry) => number> = {
    delivery: (a, b) => compareAvailability(a.availability, b.availability),
    'price-asc': (a, b) => a.priceCents - b.priceCents,
    'price-desc': (a, b) => b.priceCents - a.priceCents,
    name: (a, b) => collator.compare(a.name, b.name),
  };
  return [...entries].sort(compare[key]);
}
