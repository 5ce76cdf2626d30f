import { expect, it } from 'vitest';
import { decodeUtf8, InvalidUtf8Error } from './decode-utf8';

const text = 'titel: Größe\r\nfarbe: Grün\n';
const utf8 = new TextEncoder().encode(text);
const windows1252 = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
])('reads %s', (_, bytes) => {
  expect(decodeUtf8(bytes)).toBe(text);
});

it('reads an empty file', () => {
  expect(decodeUtf8(new Uint8Array())).toBe('');
});

it.each([
  ['Windows-1252', windows1252, 1],
  ['one invalid byte after valid lines', Uint8Array.from([...utf8, 0x66, 0xfc, 0x0a]), 3],
  ['UTF-16', utf16, 1],
  ['UTF-16 without a byte order mark', utf16.subarray(2), 1],
  ['a null byte', Uint8Array.from([...utf8, 0x61, 0, 0x62]), 3],
  ['an incomplete character at the end', utf8.subarray(0, utf8.indexOf(0xc3) + 1), 1],
])('rejects %s and reports the line', (_, bytes, line) => {
  expect(() => decodeUtf8(bytes)).toThrow(
    expect.objectContaining({ name: InvalidUtf8Error.name, line }),
  );
});
