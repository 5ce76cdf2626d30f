import { describe, expect, it } from 'vitest';
import { formatContentDisposition, hasToken, resolveRequestLanguage } from './headers';

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

it.each([
  ['0', 'en', 'de'],
  ['1', 'de', 'en'],
  ['de', undefined, 'de'],
  ['en', undefined, 'en'],
  [undefined, 'EN-us,de', 'en'],
  [undefined, 'fr', 'de'],
  [undefined, undefined, 'de'],
  ['constructor', 'en', 'en'],
  ['toString', undefined, 'de'],
])('resolves lang=%s and Accept-Language %s to %s', (parameter, acceptLanguage, language) => {
  expect(resolveRequestLanguage(parameter, acceptLanguage)).toBe(language);
});

describe('hasToken', () => {
  const token = 'a-token-of-thirty-two-characters!!';
  const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`;

  it.each([`Bearer ${token}`, `bearer ${token}`, basic(`:${token}`), basic(`anybody:${token}`)])(
    'accepts %s',
    (header) => expect(hasToken(header, token)).toBe(true),
  );

  it.each([
    ...[undefined, '', token, 'Bearer', 'Bearer ', `Bearer ${token}x`, `Digest ${token}`],
    ...['Basic', basic(token), basic(`${token}:`), basic('anybody:wrong'), 'Basic %%%'],
  ])('rejects %s', (header) => expect(hasToken(header, token)).toBe(false));
});
