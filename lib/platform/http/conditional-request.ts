/** Positions of the first and the last byte, both inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const singleRange = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a Range header for a body of `size` bytes (RFC 9110 §14): null for the whole body, also for several ranges or
 * a malformed header; 'unsatisfiable' when the range is outside the body.
 */
export function parseByteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = singleRange.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

interface RangeRequest {
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
}

/**
 * Parses a Range header like `parseByteRange`; null (the whole body) when If-Range names another version than the ETag
 * (RFC 9110 §13.1.5).
 */
export function resolveByteRange(
  { range, ifRange }: RangeRequest,
  etag: string,
  size: number,
): ReturnType<typeof parseByteRange> {
  return ifRange === undefined || ifRange === etag ? parseByteRange(range, size) : null;
}

/**
 * Returns the first ETag that matches If-None-Match; null when none does. The comparison is weak (RFC 9110 §13.1.2),
 * because proxies that recompress make ETags weak. `*` matches any.
 */
export function findMatchingEtag(
  header: string | null | undefined,
  etags: readonly string[],
): string | null {
  if (header === null || header === undefined) return null;
  if (header.trim() === '*') return etags[0] ?? null;
  const known = new Set(header.split(',').map((etag) => removeWeakness(etag.trim())));
  return etags.find((etag) => known.has(removeWeakness(etag))) ?? null;
}

const removeWeakness = (etag: string): string => etag.replace(/^W\//, '');

/** True when If-None-Match contains the ETag, so that the response is 304. */
export function isNotModified(header: string | null | undefined, etag: string): boolean {
  return findMatchingEtag(header, [etag]) !== null;
}
