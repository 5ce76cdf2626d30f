import { describe, expect, it } from 'vitest';
import { parseColumns } from './csv-layout';
import { parseCsv } from './parse-csv';

const isHead = (cells: readonly string[]) => parseColumns(cells, 'stock')?.amount != null;
const read = (text: string) => parseCsv(text, { isHead });
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells.join('|'));

const two = ['A.1|2', 'B.2|3'];
const titled = ['Artikelnummer|Bestand', ...two];

describe('parseCsv', () => {
  it.each([
    ['semicolons', 'A.1;2\nB.2;3\n', two],
    ['commas', 'A.1,2\nB.2,3\n', two],
    ['tabs', 'A.1\t2\nB.2\t3\n', two],
    ['pipes', 'A.1|2\nB.2|3\n', two],
    ['CRLF', 'A.1;2\r\nB.2;3\r\n', two],
    ['CR', 'A.1;2\rB.2;3\r', two],
    ['mixed line ends, CRLF first', 'A.1;2\r\nB.2;3\nC.3;4\n', [...two, 'C.3|4']],
    ['mixed line ends, LF first', 'A.1;2\nB.2;3\r\nC.3;4\r', [...two, 'C.3|4']],
    ['no last line end', 'A.1;2\nB.2;3', two],
    ['empty lines', '\n\nA.1;2\n\r\n;;\nB.2;3\n\n', two],
    ['a byte order mark', '\uFEFFA.1;2\nB.2;3', two],
    ['quoted cells', '"A.1";"2"\r\n"B.2";"3"\r\n', two],
    ['some quoted cells', '"A.1";2\r\n"B.2";3\r\n', two],
    ['quoted tabs', '"A.1"\t"2"\n"B.2"\t"3"\n', two],
    ['quoted commas', '"A.1","2"\n"B.2","3"\n', two],
    ['blanks around quoted cells', '"A.1" , "2"\n"B.2" , "3"\n', two],
    ['a line that names the separator', 'sep=;\r\nA.1;2\r\nB.2;3', two],
    ['one that names a comma', '"sep=,"\nA.1,2\nB.2,3', two],
    ['one that names a tab', 'SEP=\t\nA.1\t2\nB.2\t3', two],
    ['a formula that keeps a text', '="A.1";2\n="B.2";3', two],
    ['titles', 'Artikelnummer;Bestand\nA.1;2\nB.2;3\n', titled],
    ['quoted titles', '"Artikelnummer","Bestand"\n"A.1","2"\n"B.2","3"\n', titled],
    [
      'a note above the titles',
      'Stand, heute\nArtikelnummer;Bestand\nA.1;2',
      ['Stand, heute', 'Artikelnummer|Bestand', 'A.1|2'],
    ],
    ['decimal commas', 'A.1;2,00\nB.2;3,00\n', ['A.1|2,00', 'B.2|3,00']],
    ['prices with commas', 'A.1;2;1.698,32\nB.2;3;19,70\n', ['A.1|2|1.698,32', 'B.2|3|19,70']],
    [
      'a separator in quotes',
      '"Ludwig 11; Grün";2\n"Greta, 8";3\n',
      ['Ludwig 11; Grün|2', 'Greta, 8|3'],
    ],
    [
      'another separator in names',
      'A.1,2,Ludwig; grün\nB.2,3,Greta; blau\n',
      ['A.1|2|Ludwig; grün', 'B.2|3|Greta; blau'],
    ],
    ['a line break in a cell', 'A.1;"Ludwig\r\n11";2\nB.2;x;3', ['A.1|Ludwig 11|2', 'B.2|x|3']],
    ['doubled quotation marks', 'A.1;"Rad ""Der Leise""";2', ['A.1|Rad "Der Leise"|2']],
    [
      'doubled quotation marks first',
      'A.1;"""Der Leise"" Rad; grün";2',
      ['A.1|"Der Leise" Rad; grün|2'],
    ],
    ['an inch sign', 'A.1;Rad 28";2\nB.2;Rad 26";3', ['A.1|Rad 28"|2', 'B.2|Rad 26"|3']],
    ['an inch sign twice', 'A.1;Rad 28"";2\nB.2;Rad;3', ['A.1|Rad 28""|2', 'B.2|Rad|3']],
    [
      'quotation marks not meant as CSV',
      'N;A.1;2\n"Leise" Lu;B.2;3\n"Leise" Gr;C.3;4',
      ['N|A.1|2', '"Leise" Lu|B.2|3', '"Leise" Gr|C.3|4'],
    ],
    ['words only', 'Ludwig Grün\nGreta Blau', ['Ludwig Grün', 'Greta Blau']],
    ['an empty cell behind', 'A.1;\nB.2;3', ['A.1|', 'B.2|3']],
    ['a rare row that is longer', 'A.1;2\nB.2;3;Rad\nC.3;4', ['A.1|2', 'B.2|3|Rad', 'C.3|4']],
    ['nothing', ' \n;;\n', []],
  ])('parses %s', (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
    expect(read(text).rows.every(({ isBroken }) => !isBroken)).toBe(true);
  });

  it('does not use a comma inside a title as separator', () => {
    const text = 'Artikelnummer;Bestand;Bezeichnung (Größe, Farbe, Rahmen, Antrieb)\nA.1;2;Lu\n';
    expect(cellsOf(text)[1]).toBe('A.1|2|Lu');
    expect(cellsOf('Nr.;Vorrat;Text (a, b, c, d)\nA.1;2;Lu\nB.2;3;Gr')[1]).toBe('A.1|2|Lu');
  });

  it('keeps the line numbers of the file', () => {
    const { rows } = read('sep=;\r\n\r\nA.1;"Ludwig\n11";2\nB.2;x;3\r\n');
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it.each([
    ['an open one', 'A.1;2;x\nB.2;3;"Rad\nC.3;4;y\n', 2, 'B.2;3;"Rad'],
    [
      'an open one that a later one would close',
      'A.1;2;x\nB.2;3;"Rad\nC.3;4;28"\nD.4;5;y',
      2,
      'B.2;3;"Rad',
    ],
    ['one in the first row', 'A;2;"x\nB;3;y"\nC;4;z', 1, 'A;2;"x'],
    ['one in the first row of two columns', 'A;"2\nB;3"\nC;4', 1, 'A;"2'],
    ['one below another', 'A;2;"x\nB;3;y\nC;4;z', 1, 'A;2;"x'],
    [
      'one that hides a separator',
      'A.1;2;x\nB.2;3;"Der; Leise" Lu\nC.3;4;y',
      2,
      'B.2;3;"Der; Leise" Lu',
    ],
  ])('marks only the row with invalid quotes as broken: %s', (_, text, line, raw) => {
    const { rows } = read(text);
    expect(rows.filter(({ isBroken }) => isBroken)).toEqual([
      { line, cells: [raw], isBroken: true },
    ]);
    expect(rows).toHaveLength(text.trimEnd().split('\n').length);
  });

  it('stops at the row limit', () => {
    expect(parseCsv('A;1\n'.repeat(10), { isHead, maxRows: 3 }).rows).toHaveLength(3);
  });

  it('handles repeated quotes quickly', () => {
    const started = performance.now();
    parseCsv(`${'"'.repeat(200_000)}\n`, { isHead });
    parseCsv('a"b;"\n'.repeat(6_000), { isHead, maxRows: 5_002 });
    parseCsv('";"a\n'.repeat(6_000), { isHead, maxRows: 5_002 });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
