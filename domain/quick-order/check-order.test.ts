import { describe, expect, it } from 'vitest';
import { checkOrder } from './check-order';
import { appendLines, removeLines, replaceLine, writeLine } from './edit-lines';
import { indexArticles } from './order-index';
import { parseOrder } from './parse-lines';
import { anArticle, testArticles } from './test-articles';

const index = indexArticles(testArticles, 'de');
const check = (text: string) => checkOrder(index, parseOrder(text).lines);

describe('checkOrder', () => {
  it.each([
    ['LU11.25.H.M.TG 2', { kind: 'good', pieces: 2 }],
    ['LU11.25.H.M.TG', { kind: 'good', pieces: 1 }],
    ['LU11.25.H.M.TG;10', { kind: 'good', pieces: 10 }],
    ['LU11.25.H.M.TG;11', { kind: 'tooMany', possible: 10 }],
    ['ZB.KRE.42.SW;7', { kind: 'good', pieces: 7 }],
    ['ZB.KRE.42.SW;8', { kind: 'tooMany', possible: 7 }],
    ['ZB.KRE.42.MS;1.000', { kind: 'good', pieces: 1000 }],
    ['GR8.26.D.M.SB;1', { kind: 'soldOut' }],
    ['LU11.25.H.M.TG;zwei', { kind: 'notNumber' }],
    ['LU11.25.H.M.TG;0', { kind: 'tooSmall' }],
    ['LU11.25.H.M.TG;-2', { kind: 'tooSmall' }],
    ['LU11.25.H.M.SX;2', { kind: 'notBuilt', part: 'color' }],
    ['LO11.25.H.M.TG;2', { kind: 'unknown' }],
  ])('%s', (text, expected) => {
    expect(check(text)[0]).toMatchObject({ line: 1, ...expected });
  });

  it('offers to merge what stands twice, however it is written', () => {
    expect(check('LU11.25.H.M.TG;2\nZB.KRE.42.MS\nlu11 25 h m tg 3')).toMatchObject([
      { kind: 'good', pieces: 2 },
      { kind: 'good', pieces: 1 },
      { kind: 'twice', firstLine: 1, sum: 5 },
    ]);
  });

  it('looks only at earlier lines that have an amount', () => {
    expect(check('LU11.25.H.M.TG;x\nLU11.25.H.M.TG;3').map(({ kind }) => kind)).toEqual([
      'notNumber',
      'good',
    ]);
  });

  it('keeps every line of a real order list, good and bad', () => {
    const list = [
      'Pos\tArtikelnummer\tBezeichnung\tMenge\tEK',
      '1\tLU11.25.H.M.TG\tLudwig 11, Tannengrün\t2\t1.698,32',
      '2\tLU11.25.H.S.NB\tLudwig 11, Nachtblau\t1\t1.698,32',
      '',
      '3\tZB.KRE.42.MS\t"Klingel ""Kreuzberg"""\t1.000\t19,70',
      '4\tZB.KRE.43.MS\tKlingel\t5\t19,70',
      '\t\t\tSumme:\t',
    ].join('\r\n');
    expect(check(list).map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'good'],
      [3, 'notBuilt'],
      [5, 'good'],
      [6, 'unknown'],
      [7, 'unknown'],
    ]);
  });

  it('checks 500 lines against 5,000 variants', () => {
    const rows = Array.from({ length: 5000 }, (_, at) =>
      anArticle(`T${at % 50}.25.H.M.${String(at).padStart(4, '0')}`),
    );
    const big = indexArticles(rows, 'de');
    const lines = Array.from({ length: 500 }, (_, at) => ({
      line: at + 1,
      article: at % 10 === 0 ? `T${at % 50}.25.H.M.9${at}X` : (rows[at * 7]?.sku ?? ''),
      amount: '1',
    }));
    const checked = checkOrder(big, lines);
    expect(checked.filter(({ kind }) => kind === 'good')).toHaveLength(450);
  });
});

describe('repairing', () => {
  it('replaces, merges and removes lines and leaves the others as they are', () => {
    const text = 'A 1\r\nB 2\n\nC 3';
    expect(replaceLine(text, 2, writeLine('X', '4'))).toBe('A 1\nX  4\n\nC 3');
    expect(replaceLine(text, 9, 'X')).toBe('A 1\nB 2\n\nC 3');
    expect(removeLines(text, new Set([1, 4]))).toBe('B 2\n');
    expect(appendLines('A 1\n\n', ['B  2'])).toBe('A 1\nB  2');
    expect(appendLines('', ['B  2', 'C'])).toBe('B  2\nC');
  });
});
