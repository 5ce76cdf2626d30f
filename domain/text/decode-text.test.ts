import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const text = 'Größe;€\r\nGrün;2\r\n';
const utf16 = (order: 'le' | 'be', mark: boolean) =>
  Uint8Array.from(
    [...(mark ? '\uFEFF' : ''), ...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return order === 'le' ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    }),
  );
const windows = Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['Windows-1252', windows],
  ['Windows-1252 after a UTF-8 byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...windows])],
  ['UTF-16 little endian with a byte order mark', utf16('le', true)],
  ['UTF-16 big endian with a byte order mark', utf16('be', true)],
])('decodes %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

it.each(['le', 'be'] as const)(
  'decodes UTF-16 %s without a BOM when most characters are Latin',
  (order) => {
    const sent = 'Artikelnummer;Bestand\r\nLU11.25.H.M.TG;2\r\n';
    const bytes = [...sent].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return order === 'le' ? [code, 0] : [0, code];
    });
    expect(decodeText(Uint8Array.from(bytes))).toBe(sent);
  },
);

it('returns null for a workbook file', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 1]))).toBeNull();
  expect(decodeText(new Uint8Array())).toBe('');
});
