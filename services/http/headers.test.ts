import { describe, expect, it } from 'vitest';
import { parseByteRange, type ByteRange, formatContentDisposition, hasToken } from './headers';

describe('parseByteRange', () => {
  it.each<[string | undefined, ByteRange | 'all' | 'none']>([
    [undefined, 'all'],
    ['', 'all'],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-200', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=-0', 'none'],
    ['bytes=100-', 'none'],
    ['bytes=100-200', 'none'],
    ['bytes=5-4', 'all'],
    ['bytes=0-1,5-6', 'all'],
    ['bytes=-', 'all'],
    ['bytes=a-b', 'all'],
    ['bytes=1-99999999999999999999', 'all'],
    ['lines=0-1', 'all'],
  ])('parses %s of 100 bytes as %o', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=0-', 'bytes=-5', 'bytes=0-0'])('rejects %s for an empty file', (header) => {
    expect(parseByteRange(header, 0)).toBe('none');
  });
});

describe('formatContentDisposition', () => {
  it.each([
    ['RE-10001.pdf', `inline; filename="RE-10001.pdf"; filename*=UTF-8''RE-10001.pdf`],
    [
      'Allgemeine Geschäftsbedingungen.pdf',
      `inline; filename="Allgemeine Geschaftsbedingungen.pdf"; filename*=UTF-8''Allgemeine%20Gesch%C3%A4ftsbedingungen.pdf`,
    ],
    [
      'a"; filename=evil.exe\r\nX-Evil: 1.pdf',
      `inline; filename="a__ filename_evil.exe__X-Evil_ 1.pdf"; filename*=UTF-8''a%22%3B%20filename%3Devil.exe%0D%0AX-Evil%3A%201.pdf`,
    ],
    ['\ud800.pdf', `inline; filename="_.pdf"; filename*=UTF-8''_.pdf`],
  ])('encodes %j', (name, header) => {
    expect(formatContentDisposition('inline', name)).toBe(header);
  });
});

describe('hasToken', () => {
  const token = 'a-token-of-thirty-two-characters!!';
  const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`;

  it.each([`Bearer ${token}`, `bearer ${token}`, basic(`:${token}`), basic(`anybody:${token}`)])(
    'accepts %s',
    (said) => expect(hasToken(said, token)).toBe(true),
  );

  it.each([
    ...[undefined, '', token, 'Bearer', 'Bearer ', `Bearer ${token}x`, `Digest ${token}`],
    ...['Basic', basic(token), basic(`${token}:`), basic('anybody:wrong'), 'Basic %%%'],
  ])('rejects %s', (said) => expect(hasToken(said, token)).toBe(false));
});
