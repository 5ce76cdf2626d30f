import { expect, it } from 'vitest';
import { formatCsv } from './table-file';
import type { TableColumn } from './table-file';

const columns: readonly TableColumn<number>[] = [
  { title: { de: 'Nummer', en: 'Number' }, kind: 'count', width: 8, of: (row) => row },
  {
    title: { de: 'Text', en: 'Text' },
    kind: 'text',
    width: 80,
    of: (row) => `Zeile "${row}"; und mehr`,
  },
];

it('writes every row of a long list once, in order, and yields to other tasks', async () => {
  const rows = Array.from({ length: 200_001 }, (_, index) => index);
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const lines = (await formatCsv(columns, rows, 'de')).trimEnd().split('\r\n');
  isOver = true;
  expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual(rows);
  expect(turns).toBeGreaterThan(3);
});
