import { createHash, timingSafeEqual } from 'node:crypto';

/** Byte positions `first` to `last`, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a Range header for a file size (RFC 9110, section 14.2). Returns one range, limited to the file; `all` without
 * a header and for several or malformed ranges; `none` when the range is outside the file.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') return suffix(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'all';
  return first >= size ? 'none' : { first, last };
}

/** Returns the range of the last `length` bytes. */
function suffix(length: number, size: number): ByteRange | 'none' {
  if (length === 0 || size === 0) return 'none';
  return { first: Math.max(0, size - length), last: size - 1 };
}

/**
 * Formats a Content-Disposition header for any file name (RFC 6266): an ASCII name for old clients and the full name.
 * The name cannot break out of the header.
 */
export function formatContentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Checks an Authorization header for the token, as Bearer or as the password of Basic with any user name. Runs in
 * constant time for any length.
 */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return isSame(value, token);
  if (scheme.toLowerCase() !== 'basic') return false;
  const [, password = ''] = Buffer.from(value, 'base64').toString('utf8').split(':', 2);
  return isSame(password, token);
}

const digest = (value: string) => createHash('sha256').update(value).digest();

const isSame = (said: string, wanted: string) => timingSafeEqual(digest(said), digest(wanted));
