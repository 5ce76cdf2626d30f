import { describe, expect, it } from 'vitest';
import { validateOrderLines, resolveArticle } from './validate-order-lines';
import { addLines, removeLines, updateLine, formatOrderLine, parseOrderLines } from './order-lines';
import { buildArticleIndex, listMatchingArticles } from './article-index';
import { createTestArticle, testArticles } from './article-fixtures';
import { computeEditDistance } from '@/domain/search/edit-distance';

describe('validate order lines', () => {
  const index = buildArticleIndex(testArticles, 'de');
  const check = (text: string) => validateOrderLines(index, parseOrderLines(text).lines);

  describe('validateOrderLines', () => {
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

    it('offers to merge duplicate articles in any notation', () => {
      expect(check('LU11.25.H.M.TG;2\nZB.KRE.42.MS\nlu11 25 h m tg 3')).toMatchObject([
        { kind: 'good', pieces: 2 },
        { kind: 'good', pieces: 1 },
        { kind: 'twice', firstLine: 1, sum: 5 },
      ]);
    });

    it('compares only with earlier lines that have a valid quantity', () => {
      expect(check('LU11.25.H.M.TG;x\nLU11.25.H.M.TG;3').map(({ kind }) => kind)).toEqual([
        'notNumber',
        'good',
      ]);
    });

    it('returns every line of a realistic order list, valid or not', () => {
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
        createTestArticle(`T${at % 50}.25.H.M.${String(at).padStart(4, '0')}`),
      );
      const big = buildArticleIndex(rows, 'de');
      const lines = Array.from({ length: 500 }, (_, at) => ({
        line: at + 1,
        article: at % 10 === 0 ? `T${at % 50}.25.H.M.9${at}X` : (rows[at * 7]?.sku ?? ''),
        amount: '1',
      }));
      const checked = validateOrderLines(big, lines);
      expect(checked.filter(({ kind }) => kind === 'good')).toHaveLength(450);
    });
  });

  describe('line corrections', () => {
    it('replaces, merges and removes lines and leaves the others unchanged', () => {
      const text = 'A 1\r\nB 2\n\nC 3';
      expect(updateLine(text, 2, formatOrderLine('X', '4'))).toBe('A 1\nX  4\n\nC 3');
      expect(updateLine(text, 9, 'X')).toBe('A 1\nB 2\n\nC 3');
      expect(removeLines(text, new Set([1, 4]))).toBe('B 2\n');
      expect(addLines('A 1\n\n', ['B  2'])).toBe('A 1\nB  2');
      expect(addLines('', ['B  2', 'C'])).toBe('B  2\nC');
    });
  });
});

describe('match article', () => {
  const index = buildArticleIndex(testArticles, 'de');
  const skusOf = (rows: readonly { sku: string }[]) => rows.map(({ sku }) => sku);

  describe('resolveArticle', () => {
    it.each([
      ['LU11.25.H.M.TG', 'LU11.25.H.M.TG'],
      ['lu11.25.h.m.tg', 'LU11.25.H.M.TG'],
      ['LU11-25-H-M-TG', 'LU11.25.H.M.TG'],
      ['LU11 25 H M TG', 'LU11.25.H.M.TG'],
      ['LU1125HMTG', 'LU11.25.H.M.TG'],
      ['zb/kre/42/ms', 'ZB.KRE.42.MS'],
      ['Ludwig Tannengrün M', 'LU11.25.H.M.TG'],
      ['Ludwig, M, tannengruen', 'LU11.25.H.M.TG'],
      ['Klingel Kreuzberg Messing', 'ZB.KRE.42.MS'],
    ])('resolves %s to %s', (text, sku) => {
      const match = resolveArticle(index, text);
      expect(match.kind === 'found' && match.row.sku).toBe(sku);
    });

    it.each([
      ['LU11.25.H.M.SX', 'color', 'SX', 'LU11.25.H.M.SA'],
      ['lu11 25 h xl tg', 'size', 'XL', 'LU11.25.H.L.TG'],
      ['LU11.25.H.S.NB', 'combination', 'NB', 'LU11.25.H.M.NB'],
    ])('reports %s as not built: %s', (text, part, wanted, nearest) => {
      const match = resolveArticle(index, text);
      expect(match).toMatchObject({ kind: 'notBuilt', part, wanted });
      expect(match.kind !== 'found' && skusOf(match.options)).toContain(nearest);
    });

    it.each(['LU11.24.H.M.TG', 'lu11 24 h m tg'])(
      'resolves the sku %s of last year to its successor, not to other colours of last year',
      (text) => {
        const outlet = createTestArticle('LU11.24.H.M.SA');
        const newer = createTestArticle('LU11.26.H.M.TG');
        const match = resolveArticle(
          buildArticleIndex([...testArticles, outlet, newer], 'de'),
          text,
        );
        expect(match).toMatchObject({ kind: 'otherYear', year: '24' });
        expect(match.kind !== 'found' && skusOf(match.options)).toEqual([
          'LU11.26.H.M.TG',
          'LU11.25.H.M.TG',
        ]);
      },
    );

    it('offers the colours available in that size, nearest first', () => {
      const match = resolveArticle(index, 'LU11.25.H.M.SX');
      expect(match.kind !== 'found' && skusOf(match.options)).toEqual([
        'LU11.25.H.M.SA',
        'LU11.25.H.M.TG',
        'LU11.25.H.M.NB',
      ]);
    });

    it('offers orderable articles first among equally near ones', () => {
      const rows = [
        createTestArticle('SI.25.H.S.TS', { stock: 0 }),
        createTestArticle('SI.25.H.S.NB'),
      ];
      const match = resolveArticle(buildArticleIndex(rows, 'de'), 'SI.25.H.S.QQ');
      expect(match.kind !== 'found' && skusOf(match.options)).toEqual([
        'SI.25.H.S.NB',
        'SI.25.H.S.TS',
      ]);
    });

    it.each([
      ['LU11.25.M.TG', 'LU11.25.H.M.TG'],
      ['UL11.25.H.M.TG', undefined],
      ['GR9.26.D.M.SB', 'GR8.26.D.M.SB'],
      ['ZB.KER.42.MS', 'ZB.KRE.42.MS'],
      ['4006381333931', undefined],
      ['', undefined],
      ['Karl', undefined],
    ])('reports %j as unknown with nearest article %s', (text, nearest) => {
      const match = resolveArticle(index, text);
      expect(match.kind).toBe('unknown');
      expect(match.kind !== 'found' && match.options[0]?.sku).toBe(nearest);
    });

    it.each([
      ['Klingel Kreuzberk', ['ZB.KRE.42.MS', 'ZB.KRE.42.SW']],
      ['glocke messing', ['ZB.KRE.42.MS']],
      ['Ludwg Nachtblau L', ['LU11.25.H.L.NB']],
      ['Klingel aus Mondstein', ['ZB.KRE.42.MS', 'ZB.KRE.42.SW']],
      ['Donaudampfschifffahrtsgesellschaftskapitaensfahrradhupenhalterung', []],
    ])('reports %s as unknown with suggestions', (text, proposed) => {
      const match = resolveArticle(index, text);
      expect(match.kind !== 'found' && [match.kind, skusOf(match.options)]).toEqual([
        'unknown',
        proposed,
      ]);
    });

    it('does not choose between several articles of the same name', () => {
      const match = resolveArticle(index, 'Klingel Kreuzberg');
      expect(match.kind).toBe('unknown');
      expect(match.kind !== 'found' && skusOf(match.options)).toEqual([
        'ZB.KRE.42.MS',
        'ZB.KRE.42.SW',
      ]);
    });
  });

  describe('listMatchingArticles', () => {
    it.each([
      ['lu11.25.h.s', ['LU11.25.H.S.TG', 'LU11.25.H.S.SA']],
      ['ludw nacht', ['LU11.25.H.M.NB', 'LU11.25.H.L.NB']],
      ['kre sw', ['ZB.KRE.42.SW']],
      ['kre42', ['ZB.KRE.42.MS', 'ZB.KRE.42.SW']],
      ['tannengrun s', ['LU11.25.H.S.TG']],
      ['', []],
      ['   ', []],
      ['xyz', []],
    ])('finds for %j the articles %j', (query, skus) => {
      expect(skusOf(listMatchingArticles(index, query, 8)).sort()).toEqual([...skus].sort());
    });

    it('limits the number of suggestions', () => {
      expect(listMatchingArticles(index, 'lu', 3)).toHaveLength(3);
    });
  });

  it.each([
    ['', '', 3, 0],
    ['LU11', 'LU11', 3, 0],
    ['LU11', 'LU1', 3, 1],
    ['LU11', 'UL11', 3, 1],
    ['LU11', 'GR8', 3, Infinity],
    ['abcdef', 'ghijkl', 10, 6],
  ])('the edit distance of %j and %j with limit %d is %d', (a, b, limit, distance) => {
    expect(computeEditDistance(a, b, limit)).toBe(distance);
  });
});
