/**
 * The first of the tags that the visitor says to have; null when there is none. Compared weakly, as RFC 9110 §13.1.2 asks:
 * a proxy that compresses anew makes tags weak. The star is whatever there is.
 */
export function matchedTag(header: string | undefined, tags: readonly string[]): string | null {
  if (header === undefined) return null;
  if (header.trim() === '*') return tags[0] ?? null;
  const known = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.find((tag) => known.has(tag)) ?? null;
}
