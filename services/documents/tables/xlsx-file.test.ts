import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { toChunks } from '../../platform/event-loop-yielding';
import type { TableColumn } from './table-file';
import { createXlsxFile } from './xlsx-file';

const columns: readonly TableColumn<number>[] = [
  { title: { de: 'Nummer', en: 'Number' }, kind: 'count', width: 8, of: (row) => row },
  { title: { de: 'Text', en: 'Text' }, kind: 'text', width: 40, of: (row) => `=ZEILE(${row})` },
  { title: { de: 'Preis', en: 'Price' }, kind: 'money', width: 9, of: (row) => row * 100 + 50 },
  { title: { de: 'Tag', en: 'Day' }, kind: 'day', width: 9, of: () => '2026-12-01' },
  { title: { de: 'Leer', en: 'Empty' }, kind: 'text', width: 9, of: () => null },
];
const rowsOf = (length: number) => Array.from({ length }, (_, index) => index);

async function sheetOf(count: number): Promise<string> {
  const { bytes } = await createXlsxFile('x.xlsx', columns, toChunks(rowsOf(count)), 'de');
  return strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

it('writes numbers, amounts and dates as typed cells and texts as text', async () => {
  const sheet = await sheetOf(3);
  expect(sheet.match(/<row /g)).toHaveLength(4);
  expect(sheet).toMatch(/<v>2<\/v>/);
  expect(sheet).toMatch(/<v>2\.5<\/v>/);
  expect(sheet).toMatch(/<v>46357<\/v>/);
  expect(sheet).not.toContain('<f>');
});

it('yields to other tasks while writing a long list', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const sheet = await sheetOf(20_000);
  clearInterval(timer);
  expect(sheet.match(/<row /g)).toHaveLength(20_001);
  expect(turns).toBeGreaterThan(20);
});

it('throws the error that interrupted reading a list', async () => {
  async function* broken(): AsyncGenerator<number[]> {
    yield [1];
    throw new Error('The line is broken.');
  }
  await expect(createXlsxFile('x.xlsx', columns, broken(), 'de')).rejects.toThrow(
    'The line is broken.',
  );
});

it('writes the next file after a failure and several files concurrently', async () => {
  const sheets = await Promise.all([sheetOf(1), sheetOf(2), sheetOf(3)]);
  expect(sheets.map((sheet) => sheet.match(/<row /g)?.length)).toEqual([2, 3, 4]);
});
