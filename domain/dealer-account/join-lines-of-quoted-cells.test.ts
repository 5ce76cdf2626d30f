import { describe, expect, it } from 'vitest';
import { joinLinesOfQuotedCells } from './join-lines-of-quoted-cells';
import { parseOrderLines } from '@/domain/dealer-account/order-lines';

const [one, two] = ['LU11.25.H.M.TG', 'GR8.26.D.M.SB'];
const rows = [
  [one, '2'],
  [two, '3'],
];
const orderOf = (text: string) =>
  parseOrderLines(joinLinesOfQuotedCells(text)).lines.map(({ article, amount }) => [
    article,
    amount,
  ]);

describe('order list copied from a spreadsheet', () => {
  it.each([
    ['a line break in the name', `${one}\t"Ludwig\n11"\t2\r\n${two}\tGreta\t3\r\n`],
    ['a line break in the first cell', `"Ludwig\n11"\t${one}\t2\n"Greta\n8"\t${two}\t3`],
    ['a line break in the last cell', `${one}\t2\t"for\nLena"\n${two}\t3\t"for\nIda"`],
    ['a note that looks like a row', `${one}\t2\t"not\n${two} 4"\n${two}\t3\t`],
    ['two line breaks in one row', `${one}\t"a\n9 b"\t2\t"c\nd"\n${two}\tx\t3\ty`],
    ['doubled quotation marks', `${one}\t"""Der Leise""\n11"\t2\n${two}\tGreta\t3`],
    ['semicolons', `${one};"Ludwig\n11";2\n${two};Greta;3`],
    ['commas', `${one},"Ludwig\n11",2\n${two},Greta,3`],
    ['pipes', `${one}|"Ludwig\n11"|2\n${two}|Greta|3`],
    ['CR line endings', `${one}\t"Ludwig\r11"\t2\r${two}\tGreta\t3`],
  ])('with %s keeps its rows', (_, text) => {
    expect(orderOf(text)).toEqual(rows);
  });

  it.each([
    ['no quotation marks', `${one}\t2\r\n${two}\t3`],
    ['quoted single-line cells', `"${one}"\t"2"\n"${two}"\t"3"`],
    ['an inch sign', `${one}\tRad 28"\t2\n${two}\tRad 26"\t3`],
    ['an unclosed quotation mark', `${one}\t2\t"Rad\n${two}\t3\tx`],
    ['an unclosed quotation mark before a later one', `${one}\t2\t"Rad\n${two}\t3\t28"`],
    ['unclosed quotation marks between commas', `${one},2,"Lu\n${two},3,"Gr`],
    ['an unclosed quotation mark after a comma', `${one}, "grün 2\n${two}, "blau" 3`],
    ['words in quotation marks', '"Ludwig\nGreta" 2'],
  ])('with %s stays unchanged', (_, text) => {
    expect(joinLinesOfQuotedCells(text)).toBe(text);
  });

  it('is parsed quickly for any input', () => {
    const started = performance.now();
    joinLinesOfQuotedCells('"\n'.repeat(20_000));
    joinLinesOfQuotedCells('";"a\n'.repeat(20_000));
    joinLinesOfQuotedCells('"'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
