import { describe, expect, it } from 'vitest';
import { addLines, parseOrderLines } from '@/domain/dealer-account/order-lines';
import { maxOrderFileKilobytes, loadOrderFile } from './quick-order-input';

const german = 'Artikelnummer;Bezeichnung;Menge\r\nLU11.25.H.M.TG;"Ludwig; Tannengrün";2\r\n';
const windows1252 = Uint8Array.from(german, (character) => character.charCodeAt(0));
const utf16 = new Uint8Array([
  0xff,
  0xfe,
  ...[...german].flatMap((character) => [
    character.charCodeAt(0) & 0xff,
    character.charCodeAt(0) >> 8,
  ]),
]);

async function linesOf(...parts: BlobPart[]) {
  const file = await loadOrderFile(new Blob(parts));
  return file.kind === 'read' ? parseOrderLines(file.text).lines : file.kind;
}

describe('loadOrderFile', () => {
  it.each([
    ['UTF-8', german],
    ['UTF-8 with a byte order mark', `\ufeff${german}`],
    ['Windows-1252', windows1252],
    ['UTF-16, as Excel saves Unicode text', utf16],
    ['commas', 'SKU,Name,Qty\nLU11.25.H.M.TG,"Ludwig, fir green",2\n'],
    ['tabs', 'SKU\tQty\nLU11.25.H.M.TG\t2\n'],
    ['a line break in a cell', 'SKU;Name;Menge\nLU11.25.H.M.TG;"Ludwig\n11";2\n'],
  ])('reads %s', async (_, content) => {
    expect(await linesOf(content)).toEqual([{ line: 2, article: 'LU11.25.H.M.TG', amount: '2' }]);
  });

  it('decodes umlauts in Windows-1252', async () => {
    const file = await loadOrderFile(new Blob([windows1252]));
    expect(file.kind === 'read' && file.text).toContain('Tannengrün');
  });

  it('reads lines without any separator', async () => {
    expect(await linesOf('LU11.25.H.M.TG 2\nGR8.26.D.M.SB 1\n')).toMatchObject([
      { article: 'LU11.25.H.M.TG', amount: '2' },
      { article: 'GR8.26.D.M.SB', amount: '1' },
    ]);
  });

  it.each([
    ['mixed line endings', 'LU11.25.H.M.TG;2\r\nGR8.25.D.M.SB;3\nLU11.25.H.L.TG;4\n'],
    ['quoted cells', '"LU11.25.H.M.TG";"2"\r\n"GR8.25.D.M.SB";"3"\r\nLU11.25.H.L.TG;4\r\n'],
    ['some quoted cells', '"LU11.25.H.M.TG";2\r\n"GR8.25.D.M.SB";3\r\n"LU11.25.H.L.TG";4\r\n'],
    ['pipes', 'LU11.25.H.M.TG|2\nGR8.25.D.M.SB|3\nLU11.25.H.L.TG|4\n'],
    ['quoted tabs', '"LU11.25.H.M.TG"\t"2"\n"GR8.25.D.M.SB"\t"3"\n"LU11.25.H.L.TG"\t"4"\n'],
    ['a line for spreadsheets', 'sep=,\r\nLU11.25.H.M.TG,2\r\nGR8.25.D.M.SB,3\r\nLU11.25.H.L.TG,4'],
    ['an inch sign', 'LU11.25.H.M.TG;Rad 28";2\nGR8.25.D.M.SB;Rad 26";3\nLU11.25.H.L.TG;x;4\n'],
    ['unclosed quotation marks', 'LU11.25.H.M.TG;2;"Lu\nGR8.25.D.M.SB;3;"Gr\nLU11.25.H.L.TG;4;x\n'],
  ])('preserves every line: %s', async (_, content) => {
    const lines = await linesOf(content);
    expect(Array.isArray(lines) && lines.map(({ article, amount }) => [article, amount])).toEqual([
      ['LU11.25.H.M.TG', '2'],
      ['GR8.25.D.M.SB', '3'],
      ['LU11.25.H.L.TG', '4'],
    ]);
  });

  it('orders nothing for a row with an empty quantity', async () => {
    const file = await loadOrderFile(
      new Blob(['Artikelnummer;Menge\r\nGR8.25.D.M.SB;2\r\nLU11.25.H.M.TG;\r\n']),
    );
    const text = file.kind === 'read' ? file.text : '';
    expect(parseOrderLines(text)).toMatchObject({
      lines: [{ amount: '2' }],
      rowsWithoutQuantity: 1,
    });
    expect(parseOrderLines(addLines(text, ['ZB.KRE.42.MS\t1'])).rowsWithoutQuantity).toBe(1);
  });

  it('reads a quoted name with separators as one cell', async () => {
    expect(await linesOf('"Ludwig 11; Grün";2\n"Greta 8";3\n')).toMatchObject([
      { article: 'Ludwig 11; Grün', amount: '2' },
      { article: 'Greta 8', amount: '3' },
    ]);
  });

  it.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'unreadable'],
    ['nothing', '', 'empty'],
    ['separators only', ';;\n;;\n', 'empty'],
    ['too many bytes', new Uint8Array(maxOrderFileKilobytes * 1024 + 1).fill(65), 'tooLarge'],
  ])('rejects %s', async (_, content, kind) => {
    expect(await linesOf(content)).toBe(kind);
  });
});
