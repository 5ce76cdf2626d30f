import { describe, expect, it } from 'vitest';
import { editDistance } from '../search/edit-distance';
import { findArticles } from './find-articles';
import { matchArticle } from './match-article';
import { indexArticles } from './order-index';
import { anArticle, testArticles } from './test-articles';

const index = indexArticles(testArticles, 'de');
const skusOf = (rows: readonly { sku: string }[]) => rows.map(({ sku }) => sku);

describe('matchArticle', () => {
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
  ])('%s is %s', (text, sku) => {
    const match = matchArticle(index, text);
    expect(match.kind === 'found' && match.row.sku).toBe(sku);
  });

  it.each([
    ['LU11.25.H.M.SX', 'color', 'SX', 'LU11.25.H.M.SA'],
    ['lu11 25 h xl tg', 'size', 'XL', 'LU11.25.H.L.TG'],
    ['LU11.25.H.S.NB', 'combination', 'NB', 'LU11.25.H.M.NB'],
  ])('%s is not built: %s', (text, part, wanted, nearest) => {
    const match = matchArticle(index, text);
    expect(match).toMatchObject({ kind: 'notBuilt', part, wanted });
    expect(match.kind !== 'found' && skusOf(match.options)).toContain(nearest);
  });

  it.each(['LU11.24.H.M.TG', 'lu11 24 h m tg'])(
    'leads last year’s number %s to its successor, not to what is left of that year in other colours',
    (text) => {
      const outlet = anArticle('LU11.24.H.M.SA');
      const newer = anArticle('LU11.26.H.M.TG');
      const match = matchArticle(indexArticles([...testArticles, outlet, newer], 'de'), text);
      expect(match).toMatchObject({ kind: 'otherYear', year: '24' });
      expect(match.kind !== 'found' && skusOf(match.options)).toEqual([
        'LU11.26.H.M.TG',
        'LU11.25.H.M.TG',
      ]);
    },
  );

  it('offers the colours that are built in the size, the nearest first', () => {
    const match = matchArticle(index, 'LU11.25.H.M.SX');
    expect(match.kind !== 'found' && skusOf(match.options)).toEqual([
      'LU11.25.H.M.SA',
      'LU11.25.H.M.TG',
      'LU11.25.H.M.NB',
    ]);
  });

  it('offers of equally near ones those first that can be ordered', () => {
    const rows = [anArticle('SI.25.H.S.TS', { stock: 0 }), anArticle('SI.25.H.S.NB')];
    const match = matchArticle(indexArticles(rows, 'de'), 'SI.25.H.S.QQ');
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
  ])('%j is unknown, nearest %s', (text, nearest) => {
    const match = matchArticle(index, text);
    expect(match.kind).toBe('unknown');
    expect(match.kind !== 'found' && match.options[0]?.sku).toBe(nearest);
  });

  it.each([
    ['Klingel Kreuzberk', ['ZB.KRE.42.MS', 'ZB.KRE.42.SW']],
    ['glocke messing', ['ZB.KRE.42.MS']],
    ['Ludwg Nachtblau L', ['LU11.25.H.L.NB']],
    ['Klingel aus Mondstein', ['ZB.KRE.42.MS', 'ZB.KRE.42.SW']],
    ['Donaudampfschifffahrtsgesellschaftskapitaensfahrradhupenhalterung', []],
  ])('%s is unknown, but something is proposed', (text, proposed) => {
    const match = matchArticle(index, text);
    expect(match.kind !== 'found' && [match.kind, skusOf(match.options)]).toEqual([
      'unknown',
      proposed,
    ]);
  });

  it('does not choose among several of the name', () => {
    const match = matchArticle(index, 'Klingel Kreuzberg');
    expect(match.kind).toBe('unknown');
    expect(match.kind !== 'found' && skusOf(match.options)).toEqual([
      'ZB.KRE.42.MS',
      'ZB.KRE.42.SW',
    ]);
  });
});

describe('findArticles', () => {
  it.each([
    ['lu11.25.h.s', ['LU11.25.H.S.TG', 'LU11.25.H.S.SA']],
    ['ludw nacht', ['LU11.25.H.M.NB', 'LU11.25.H.L.NB']],
    ['kre sw', ['ZB.KRE.42.SW']],
    ['kre42', ['ZB.KRE.42.MS', 'ZB.KRE.42.SW']],
    ['tannengrun s', ['LU11.25.H.S.TG']],
    ['', []],
    ['   ', []],
    ['xyz', []],
  ])('%j gives %j', (query, skus) => {
    expect(skusOf(findArticles(index, query, 8)).sort()).toEqual([...skus].sort());
  });

  it('gives no more than asked for', () => {
    expect(findArticles(index, 'lu', 3)).toHaveLength(3);
  });
});

it.each([
  ['', '', 3, 0],
  ['LU11', 'LU11', 3, 0],
  ['LU11', 'LU1', 3, 1],
  ['LU11', 'UL11', 3, 1],
  ['LU11', 'GR8', 3, Infinity],
  ['abcdef', 'ghijkl', 10, 6],
])('%j and %j are %d apart at most: %d', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
});
