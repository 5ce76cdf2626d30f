/** More than four bicycles beside each other are a list. */
export const mostCompared = 4;

/** Longer than any slug; what is longer is no bicycle. */
const longestSlug = 60;

export interface ReadCompared {
  /** In the order asked for, each once, four at most. */
  readonly slugs: readonly string[];
  /** What is no bicycle that everybody may see. */
  readonly unknown: readonly string[];
  /** Those beyond the fourth. */
  readonly tooMany: readonly string[];
}

/** Which bicycles an address asks for: `bikes=a,b` or `bikes=a&bikes=b`. What is unknown or too much is named, not lost silently. */
export function readCompared(
  params: URLSearchParams,
  isKnown: (slug: string) => boolean,
): ReadCompared {
  const asked = params
    .getAll('bikes')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().slice(0, longestSlug))
    .filter((text) => text !== '');
  const distinct = [...new Set(asked)];
  const known = distinct.filter(isKnown);
  return {
    slugs: known.slice(0, mostCompared),
    unknown: distinct.filter((slug) => !isKnown(slug)).slice(0, mostCompared),
    tooMany: known.slice(mostCompared),
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
export function compareQuery({ slugs, onlyDifferences, more }: CompareState): string {
  return [
    slugs.length > 0 ? `bikes=${slugs.map(encodeURIComponent).join(',')}` : '',
    onlyDifferences ? 'only=differences' : '',
    more,
  ]
    .filter(Boolean)
    .join('&');
}
