import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/domain/quick-order/parse-lines';
import { maxOrderFileKilobytes, readOrderFile } from './read-order-file';

const german = 'Artikelnummer;Bezeichnung;Menge\r\nLU11.25.H.M.TG;"Ludwig; Tannengrün";2\r\n';
const windows1252 = Uint8Array.from(german, (letter) => letter.charCodeAt(0));
const utf16 = new Uint8Array([
  0xff,
  0xfe,
  ...[...german].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
]);

async function linesOf(...parts: BlobPart[]) {
  const file = await readOrderFile(new Blob(parts));
  return file.kind === 'read' ? parseOrder(file.text).lines : file.kind;
}

describe('readOrderFile', () => {
  it.each([
    ['UTF-8', german],
    ['UTF-8 with its mark', `\ufeff${german}`],
    ['Windows-1252', windows1252],
    ['UTF-16, as Excel saves Unicode text', utf16],
    ['commas', 'SKU,Name,Qty\nLU11.25.H.M.TG,"Ludwig, fir green",2\n'],
    ['tabs', 'SKU\tQty\nLU11.25.H.M.TG\t2\n'],
    ['a line break in a cell', 'SKU;Name;Menge\nLU11.25.H.M.TG;"Ludwig\n11";2\n'],
  ])('reads %s', async (_, content) => {
    expect(await linesOf(content)).toEqual([{ line: 2, article: 'LU11.25.H.M.TG', amount: '2' }]);
  });

  it('keeps umlauts of Windows-1252', async () => {
    const file = await readOrderFile(new Blob([windows1252]));
    expect(file.kind === 'read' && file.text).toContain('Tannengrün');
  });

  it('reads lines without any separator', async () => {
    expect(await linesOf('LU11.25.H.M.TG 2\nGR8.26.D.M.SB 1\n')).toMatchObject([
      { article: 'LU11.25.H.M.TG', amount: '2' },
      { article: 'GR8.26.D.M.SB', amount: '1' },
    ]);
  });

  it.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'unreadable'],
    ['nothing', '', 'empty'],
    ['separators only', ';;\n;;\n', 'empty'],
    ['too much', new Uint8Array(maxOrderFileKilobytes * 1024 + 1).fill(65), 'tooLarge'],
  ])('refuses %s', async (_, content, kind) => {
    expect(await linesOf(content)).toBe(kind);
  });
});
