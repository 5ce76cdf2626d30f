/** Bytes from `first` to `last`, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a Range header asks of a file of so many bytes (RFC 9110, 14.2): one range, cut to the file; `all` without a header, for
 * several ranges and for what is none, as a server may; `none` when the file has nothing of what is asked.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') return suffix(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'all';
  return first >= size ? 'none' : { first, last };
}

/** The last so many bytes. */
function suffix(length: number, size: number): ByteRange | 'none' {
  if (length === 0 || size === 0) return 'none';
  return { first: Math.max(0, size - length), last: size - 1 };
}
