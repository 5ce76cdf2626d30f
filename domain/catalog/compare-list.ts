/** More than four bicycles beside each other are a list. */
export const maxComparedBikes = 4;

/** Longer than any slug; what is longer is no bicycle. */
const longestSlug = 60;

export interface ParsedComparison {
  /** In the order asked for, each once, four at most. */
  readonly slugs: readonly string[];
  /** What is no bicycle that everybody may see. */
  readonly unknown: readonly string[];
  /** Those beyond the fourth. */
  readonly tooMany: readonly string[];
}

/** Which bicycles an address asks for: `bikes=a,b` or `bikes=a&bikes=b`. What is unknown or too much is named, not lost silently. */
export function parseComparedBikes(
  params: URLSearchParams,
  isKnown: (slug: string) => boolean,
): ParsedComparison {
  const asked = params
    .getAll('bikes')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().slice(0, longestSlug))
    .filter((text) => text !== '');
  const distinct = [...new Set(asked)];
  const known = distinct.filter(isKnown);
  return {
    slugs: known.slice(0, maxComparedBikes),
    unknown: distinct.filter((slug) => !isKnown(slug)).slice(0, maxComparedBikes),
    tooMany: known.slice(maxComparedBikes),
  };
}

/** What a comparison says in its address. */
export interface CompareState {
  readonly slugs: readonly string[];
  readonly onlyDifferences: boolean;
  /** What else stands there: measures, or the figures of one's own bicycle, as a query. */
  readonly more: string;
}

/** The query of a comparison without the question mark; slugs stay readable. */
export function toCompareQuery({ slugs, onlyDifferences, more }: CompareState): string {
  return [
    slugs.length > 0 ? `bikes=${slugs.map(encodeURIComponent).join(',')}` : '',
    onlyDifferences ? 'only=differences' : '',
    more,
  ]
    .filter(Boolean)
    .join('&');
}

/** A bicycle that is put aside for comparing. */
export interface CompareListItem {
  readonly slug: string;
  readonly name: string;
}

/** Puts a bicycle aside, or takes it back where it is already; null when there are as many as fit beside each other. */
export function toggleCompareListItem(
  list: readonly CompareListItem[],
  bike: CompareListItem,
): CompareListItem[] | null {
  if (list.some(({ slug }) => slug === bike.slug))
    return list.filter(({ slug }) => slug !== bike.slug);
  return list.length >= maxComparedBikes ? null : [...list, { slug: bike.slug, name: bike.name }];
}

/** The list as one line of text, for what a browser keeps; empty without any. */
export function formatCompareList(list: readonly CompareListItem[]): string {
  return list.map(({ slug, name }) => `${slug}=${name.replaceAll(/[;=]/g, ' ')}`).join(';');
}

/** The list of such a line; what is none is left out, and never more than fit beside each other. */
export function parseCompareList(text: string): CompareListItem[] {
  return text
    .split(';')
    .flatMap((part) => {
      const [slug, name, ...rest] = part.split('=');
      return slug && name && rest.length === 0 && /^[\w.-]+$/.test(slug) ? [{ slug, name }] : [];
    })
    .slice(0, maxComparedBikes);
}
