/** The first and the last byte, both inclusive. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/;

/**
 * What part of `size` bytes a Range header asks for (RFC 9110 §14): null for the whole, also when it asks for several parts or
 * nobody can read it; 'unsatisfiable' when nothing of it is there.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = oneRange.exec(header?.replaceAll(' ', '') ?? '') ?? [];
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
