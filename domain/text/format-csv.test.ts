import { expect, it } from 'vitest';
import { type CellKind, formatCsvHeader, formatCsvRows } from './format-csv';

type Value = string | number | null;

/** Returns the only cell of a table with one column and one row. */
function cell(value: Value, kind: CellKind, language: 'de' | 'en' = 'de'): string | undefined {
  const column = { title: 'Titel', kind, of: (row: { value: Value }) => row.value };
  return formatCsvRows([column], [{ value }], language).split('\r\n')[0];
}

it.each<[string, Value, CellKind, string, string]>([
  ['a text', 'Ludwig', 'text', 'Ludwig', 'Ludwig'],
  ['nothing', null, 'money', '', ''],
  ['a semicolon', 'a;b', 'text', '"a;b"', '"a;b"'],
  ['a comma', 'a,b', 'text', '"a,b"', '"a,b"'],
  ['quotes', 'Klingel "Mitte"', 'text', '"Klingel ""Mitte"""', '"Klingel ""Mitte"""'],
  ['a sum', '=1+1', 'text', "'=1+1", "'=1+1"],
  ['a call', '@x', 'text', "'@x", "'@x"],
  ['a sign', '-x', 'text', "'-x", "'-x"],
  ['a tab', '\tx', 'text', "'\tx", "'\tx"],
  ['a formula with quotes', '="a"', 'text', `"'=""a"""`, `"'=""a"""`],
  ['pieces', 12, 'count', '12', '12'],
  ['money', 129_900, 'money', '1299,00', '1299.00'],
  ['money back', -1_250, 'money', '-12,50', '-12.50'],
  ['a day', '2026-11-21', 'day', '2026-11-21', '2026-11-21'],
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
