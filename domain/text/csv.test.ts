import { describe, expect, it } from 'vitest';
import { parseColumns } from './csv-layout';
import { type CellKind, formatCsvHeader, formatCsvRows, parseCsv } from './csv';

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
    ['mixed line endings, CRLF first', 'A.1;2\r\nB.2;3\nC.3;4\n', [...two, 'C.3|4']],
    ['mixed line endings, LF first', 'A.1;2\nB.2;3\r\nC.3;4\r', [...two, 'C.3|4']],
    ['no final line ending', 'A.1;2\nB.2;3', two],
    ['empty lines', '\n\nA.1;2\n\r\n;;\nB.2;3\n\n', two],
    ['a byte order mark', '\uFEFFA.1;2\nB.2;3', two],
    ['quoted cells', '"A.1";"2"\r\n"B.2";"3"\r\n', two],
    ['some quoted cells', '"A.1";2\r\n"B.2";3\r\n', two],
    ['quoted tabs', '"A.1"\t"2"\n"B.2"\t"3"\n', two],
    ['quoted commas', '"A.1","2"\n"B.2","3"\n', two],
    ['spaces around quoted cells', '"A.1" , "2"\n"B.2" , "3"\n', two],
    ['a line that declares a semicolon', 'sep=;\r\nA.1;2\r\nB.2;3', two],
    ['a line that declares a comma', '"sep=,"\nA.1,2\nB.2,3', two],
    ['a line that declares a tab', 'SEP=\t\nA.1\t2\nB.2\t3', two],
    ['text wrapped in a formula', '="A.1";2\n="B.2";3', two],
    ['a header row', 'Artikelnummer;Bestand\nA.1;2\nB.2;3\n', titled],
    ['a quoted header row', '"Artikelnummer","Bestand"\n"A.1","2"\n"B.2","3"\n', titled],
    [
      'a note above the header row',
      'Stand, heute\nArtikelnummer;Bestand\nA.1;2',
      ['Stand, heute', 'Artikelnummer|Bestand', 'A.1|2'],
    ],
    ['decimal commas', 'A.1;2,00\nB.2;3,00\n', ['A.1|2,00', 'B.2|3,00']],
    ['prices with commas', 'A.1;2;1.698,32\nB.2;3;19,70\n', ['A.1|2|1.698,32', 'B.2|3|19,70']],
    [
      'a separator in quoted cells',
      '"Ludwig 11; Grün";2\n"Greta, 8";3\n',
      ['Ludwig 11; Grün|2', 'Greta, 8|3'],
    ],
    [
      'another separator in unquoted cells',
      'A.1,2,Ludwig; grün\nB.2,3,Greta; blau\n',
      ['A.1|2|Ludwig; grün', 'B.2|3|Greta; blau'],
    ],
    ['a line break in a cell', 'A.1;"Ludwig\r\n11";2\nB.2;x;3', ['A.1|Ludwig 11|2', 'B.2|x|3']],
    ['escaped quotation marks', 'A.1;"Rad ""Der Leise""";2', ['A.1|Rad "Der Leise"|2']],
    [
      'escaped quotation marks at the start',
      'A.1;"""Der Leise"" Rad; grün";2',
      ['A.1|"Der Leise" Rad; grün|2'],
    ],
    ['an inch sign', 'A.1;Rad 28";2\nB.2;Rad 26";3', ['A.1|Rad 28"|2', 'B.2|Rad 26"|3']],
    ['two inch signs', 'A.1;Rad 28"";2\nB.2;Rad;3', ['A.1|Rad 28""|2', 'B.2|Rad|3']],
    [
      'quotation marks that do not enclose a cell',
      'N;A.1;2\n"Leise" Lu;B.2;3\n"Leise" Gr;C.3;4',
      ['N|A.1|2', '"Leise" Lu|B.2|3', '"Leise" Gr|C.3|4'],
    ],
    ['a single column', 'Ludwig Grün\nGreta Blau', ['Ludwig Grün', 'Greta Blau']],
    ['a trailing empty cell', 'A.1;\nB.2;3', ['A.1|', 'B.2|3']],
    ['a row with an extra cell', 'A.1;2\nB.2;3;Rad\nC.3;4', ['A.1|2', 'B.2|3|Rad', 'C.3|4']],
    ['an empty file', ' \n;;\n', []],
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
    ['an unclosed quotation mark', 'A.1;2;x\nB.2;3;"Rad\nC.3;4;y\n', 2, 'B.2;3;"Rad'],
    [
      'an unclosed quotation mark before a later one',
      'A.1;2;x\nB.2;3;"Rad\nC.3;4;28"\nD.4;5;y',
      2,
      'B.2;3;"Rad',
    ],
    ['an unclosed quotation mark in the first row', 'A;2;"x\nB;3;y"\nC;4;z', 1, 'A;2;"x'],
    ['an unclosed quotation mark in the first of two columns', 'A;"2\nB;3"\nC;4', 1, 'A;"2'],
    ['consecutive rows', 'A;2;"x\nB;3;y\nC;4;z', 1, 'A;2;"x'],
    [
      'quotation marks around a separator',
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

type Value = string | number | null;

/** Returns the only cell of a table with one column and one row. */
function cell(value: Value, kind: CellKind, language: 'de' | 'en' = 'de'): string | undefined {
  const column = { title: 'Titel', kind, of: (row: { value: Value }) => row.value };
  return formatCsvRows([column], [{ value }], language).split('\r\n')[0];
}

it.each<[string, Value, CellKind, string, string]>([
  ['a text', 'Ludwig', 'text', 'Ludwig', 'Ludwig'],
  ['a missing value', null, 'money', '', ''],
  ['a semicolon', 'a;b', 'text', '"a;b"', '"a;b"'],
  ['a comma', 'a,b', 'text', '"a,b"', '"a,b"'],
  ['quotation marks', 'Klingel "Mitte"', 'text', '"Klingel ""Mitte"""', '"Klingel ""Mitte"""'],
  ['a text starting with =', '=1+1', 'text', "'=1+1", "'=1+1"],
  ['a text starting with @', '@x', 'text', "'@x", "'@x"],
  ['a text starting with -', '-x', 'text', "'-x", "'-x"],
  ['a text starting with a tab', '\tx', 'text', "'\tx", "'\tx"],
  ['a formula with quotes', '="a"', 'text', `"'=""a"""`, `"'=""a"""`],
  ['a quantity', 12, 'count', '12', '12'],
  ['an amount', 129_900, 'money', '1299,00', '1299.00'],
  ['a negative amount', -1_250, 'money', '-12,50', '-12.50'],
  ['a date', '2026-11-21', 'day', '2026-11-21', '2026-11-21'],
])('formats %s as a cell', (_, value, kind, german, english) => {
  expect([cell(value, kind, 'de'), cell(value, kind, 'en')]).toEqual([german, english]);
});

it.each([
  ['de', '\ufeffArtikel;"Name; lang"\r\nA;1,00\r\n'],
  ['en', '\ufeffArtikel,"Name; lang"\r\nA,1.00\r\n'],
] as const)('starts with a BOM and the column titles in %s', (language, text) => {
  const columns = [
    { title: 'Artikel', kind: 'text', of: () => 'A' },
    { title: 'Name; lang', kind: 'money', of: () => 100 },
  ] as const;
  expect(formatCsvHeader(columns, language) + formatCsvRows(columns, [{}], language)).toBe(text);
});
