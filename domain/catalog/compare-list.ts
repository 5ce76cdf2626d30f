/** Maximum number of bicycles in a comparison. */
export const maxComparedBikes = 4;

/** Maximum length of a slug in characters; longer values are cut and then match no bicycle. */
const longestSlug = 60;

export interface ParsedComparison {
  /** Slugs of the compared bicycles in the requested order, without duplicates, at most four. */
  readonly slugs: readonly string[];
  /** Requested slugs that do not belong to a publicly visible bicycle. */
  readonly unknown: readonly string[];
  /** Slugs of the bicycles beyond the maximum. */
  readonly tooMany: readonly string[];
}

/**
 * Parses the compared bicycles of a query: `bikes=a,b` or `bikes=a&bikes=b`. Unknown and excess values are returned
 * separately, not dropped silently.
 */
export function parseComparedBikes(
  params: URLSearchParams,
  isKnown: (slug: string) => boolean,
): ParsedComparison {
  const requested = params
    .getAll('bikes')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().slice(0, longestSlug))
    .filter((text) => text !== '');
  const distinct = [...new Set(requested)];
  const known = distinct.filter(isKnown);
  return {
    slugs: known.slice(0, maxComparedBikes),
    unknown: distinct.filter((slug) => !isKnown(slug)).slice(0, maxComparedBikes),
    tooMany: known.slice(maxComparedBikes),
  };
}

/** State of the comparison page that is stored in its URL. */
export interface CompareState {
  readonly slugs: readonly string[];
  readonly onlyDifferences: boolean;
  /** Additional query parameters: measurements, or the geometry of the visitor's own bicycle. */
  readonly more: string;
}

/** Builds the query string of a comparison without the question mark; commas in the slugs stay unencoded. */
export function toCompareQuery({ slugs, onlyDifferences, more }: CompareState): string {
  return [
    slugs.length > 0 ? `bikes=${slugs.map(encodeURIComponent).join(',')}` : '',
    onlyDifferences ? 'only=differences' : '',
    more,
  ]
    .filter(Boolean)
    .join('&');
}

/** A bicycle on the compare list. */
export interface CompareListItem {
  readonly slug: string;
  readonly name: string;
}

/** Adds a bicycle to the compare list, or removes it when already present; null when the list is full. */
export function toggleCompareListItem(
  list: readonly CompareListItem[],
  bike: CompareListItem,
): CompareListItem[] | null {
  if (list.some(({ slug }) => slug === bike.slug))
    return list.filter(({ slug }) => slug !== bike.slug);
  return list.length >= maxComparedBikes ? null : [...list, { slug: bike.slug, name: bike.name }];
}

/** Serializes the list as one line for browser storage; empty without bicycles. */
export function formatCompareList(list: readonly CompareListItem[]): string {
  return list.map(({ slug, name }) => `${slug}=${name.replaceAll(/[;=]/g, ' ')}`).join(';');
}

/** Parses a list stored by `formatCompareList`; invalid entries are omitted, and at most the maximum is returned. */
export function parseCompareList(text: string): CompareListItem[] {
  return text
    .split(';')
    .flatMap((part) => {
      const [slug, name, ...rest] = part.split('=');
      return slug && name && rest.length === 0 && /^[\w.-]+$/.test(slug) ? [{ slug, name }] : [];
    })
    .slice(0, maxComparedBikes);
}
