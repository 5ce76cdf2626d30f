import { describe, expect, it } from 'vitest';
import { buildArticleWordIndex, searchArticles } from './article-index';
import { createTestArticle } from './article-fixtures';

const rows = [
  createTestArticle('SI.25.H.M.RO', {
    title: 'Siegfried',
    colorName: 'Rost',
    variation: 'Diamant',
  }),
  createTestArticle('SI.25.T.L.RO', {
    title: 'Siegfried',
    colorName: 'Rost',
    variation: 'Trapez mit Träger',
  }),
  createTestArticle('LU11.25.H.M.TG', {
    title: 'Ludwig',
    colorName: 'Tannengrün',
    variation: 'Diamant',
  }),
  createTestArticle('LU11.25.H.S.TG', {
    title: 'Ludwig',
    colorName: 'Tannengrün',
    variation: 'Diamant',
  }),
  createTestArticle('WC9.25.H.M.GR', {
    title: 'Wilhelm',
    colorName: 'Graphit',
    variation: 'Diamant',
  }),
  createTestArticle('ZS.TEG.1', { title: 'Bügelschloss Tegel', colorName: 'Schwarz' }),
  createTestArticle('ZS.BRI.1', { title: 'Kettenschloss Britz', colorName: 'Schwarz' }),
  createTestArticle('ZB.KRE.42.MS', { title: 'Klingel Kreuzberg', colorName: 'Messing' }),
  createTestArticle('ZH.WAN.M', { title: 'Helm Wannsee', sizeShort: 'M' }),
];
const german = buildArticleWordIndex(rows, 'de');
const skus = (text: string, words = german) =>
  searchArticles(words, text).places.map((place) => rows[place]?.sku);

describe('article search', () => {
  it.each([
    ['schloss', ['ZS.TEG.1', 'ZS.BRI.1']],
    ['schloss tegel', ['ZS.TEG.1']],
    ['fahrradschloss', ['ZS.TEG.1', 'ZS.BRI.1']],
    ['bügelschloss', ['ZS.TEG.1']],
    ['buegelschloß', ['ZS.TEG.1']],
    ['lock', ['ZS.TEG.1', 'ZS.BRI.1']],
    ['Ludwg', ['LU11.25.H.M.TG', 'LU11.25.H.S.TG']],
    ['ludwig m', ['LU11.25.H.M.TG']],
    ['siegfried diamant m rost', ['SI.25.H.M.RO']],
    ['Klingel Kreuzberk', ['ZB.KRE.42.MS']],
    ['glocke', ['ZB.KRE.42.MS']],
    ['tannengruen s', ['LU11.25.H.S.TG']],
    ['lu11.25.h.s', ['LU11.25.H.S.TG']],
    ['LU1125HM', ['LU11.25.H.M.TG']],
    ['kre', ['ZB.KRE.42.MS']],
    ['helm', ['ZH.WAN.M']],
    ['ludwig rost', []],
    ['nichts', []],
    ['%', []],
    ['', []],
    ['x'.repeat(66), []],
    ['<script>alert(1)</script>', []],
  ])('%s', (text, expected) => {
    expect(skus(text)).toEqual(expected);
  });

  it('searches names in English', () => {
    expect(skus('bell', buildArticleWordIndex(rows, 'en'))).toEqual(['ZB.KRE.42.MS']);
  });

  it.each([
    ['Ludwg', 'Ludwig'],
    ['Klingel Kreuzberk', 'Klingel Kreuzberg'],
    ['Kreutzburg', 'Kreuzberg'],
    ['ludwig', null],
    ['LU11.25.H.M', null],
    ['schloss', null],
    ['qqqqxxxx', null],
    ['', null],
  ])('suggests for %s the correction %s', (text, proposal) => {
    expect(searchArticles(german, text).suggestion).toBe(proposal);
  });

  it('returns articles with most of the words when none has all', () => {
    const { places, partialMatches } = searchArticles(german, 'Klingel Mondstadt');
    expect(places).toEqual([]);
    expect(partialMatches.map((place) => rows[place]?.sku)).toEqual(['ZB.KRE.42.MS']);
  });
});
