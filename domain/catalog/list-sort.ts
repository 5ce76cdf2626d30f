import { type Availability, compareAvailability } from '@/domain/availability/availability';

export const sortKeys = ['delivery', 'price-asc', 'price-desc', 'name'] as const;

export type SortKey = (typeof sortKeys)[number];

export const defaultSort: SortKey = 'delivery';

export type SortableEntry = { name: string; priceCents: number; availability: Availability };

/** Parses a sort key; the default when it is missing or unknown. */
export function parseSortKey(value: string | null | undefined): SortKey {
  return sortKeys.find((key) => key === value) ?? defaultSort;
}

/**
 * Returns a sorted copy; equal entries keep their order, which is the manufacturer's. Names are compared by the
 * language's rules.
 */
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
