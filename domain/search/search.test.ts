import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/locale/language';
import { searchEntries } from './search';
import { buildSearchIndex } from './search-index';
import { createTestEntry, germanEntries } from './search-fixtures';

const german = buildSearchIndex(germanEntries);
const english = buildSearchIndex([
  createTestEntry({
    kind: 'bike',
    title: 'Ludwig',
    names: 'bike city',
    text: 'The city bike with lights.',
  }),
  createTestEntry({ kind: 'accessory', title: 'Brass bell', names: 'accessory bells' }),
  createTestEntry({ kind: 'accessory', title: 'Carbon belt', names: 'accessory drive' }),
  createTestEntry({ kind: 'page', title: 'Right of withdrawal', text: 'Fourteen days.' }),
  createTestEntry({ kind: 'faq', title: 'How do I care for the belt?', text: 'Not at all.' }),
]);

const titles = (query: string, language: Language = 'de') =>
  searchEntries(language === 'de' ? german : english, query, language).entries.map(
    ({ title }) => title,
  );

describe('search', () => {
  it.each([
    ['the shorter of two matching titles first', 'Heinrich', ['Heinrich', 'Heinrich XIV']],
    ['title before text', 'Klingel', ['Klingel Mitte', 'Ludwig']],
    ['names before text', 'Reise', ['Heinrich XIV', 'Heinrich']],
    ['the start of a word', 'Lud', ['Ludwig']],
    [
      'a whole word before part of a word',
      'Riemen',
      ['Der Riemen im Winter', 'Quietscht ein Riemen?', 'Carbonriemen'],
    ],
    ['the head of a compound', 'Fahrradklingel', ['Klingel Mitte', 'Ludwig']],
    ['ae for ä', 'gepaecktraeger', ['Gepäckträger Moabit']],
    ['a for ä', 'gepacktrager', ['Gepäckträger Moabit']],
    ['different case', 'gEPÄCKTRÄGER', ['Gepäckträger Moabit']],
    ['decomposed umlauts', 'Gepa\u0308cktra\u0308ger', ['Gepäckträger Moabit']],
    ['one typo', 'Kligel', ['Klingel Mitte', 'Ludwig']],
    ['two typos in a long word', 'Gepecktragr', ['Gepäckträger Moabit']],
    ['a synonym', 'Retoure', ['Widerruf']],
    ['a word of the other language', 'pedelec', ['Emil']],
    ['with or without hyphen', 'ebike', ['Emil']],
    ['in two words', 'e bike', ['Emil']],
    ['with a hyphen', 'E-Bike', ['Emil']],
    [
      'an extra hyphen',
      'Carbon-Riemen',
      ['Carbonriemen', 'Der Riemen im Winter', 'Quietscht ein Riemen?'],
    ],
    ['another inflection', 'Carbonriemens', ['Carbonriemen']],
    ['all words', 'Träger Ludwig', ['Gepäckträger Moabit']],
    ['without function words', 'der Widerruf', ['Widerruf']],
    ['an article number', 'LU11.25.H.M.TG', ['Ludwig']],
    ['hidden keywords', 'Streusalz', ['Der Riemen im Winter']],
  ])('%s: %s', (_, query, expected) => {
    expect(titles(query)).toEqual(expected);
  });

  it.each([
    ['bike', ['Ludwig']],
    ['bicycle', ['Ludwig']],
    ['Velo', ['Ludwig']],
    ['belt', ['Carbon belt', 'How do I care for the belt?']],
    ['Riemen', ['Carbon belt', 'How do I care for the belt?']],
    ['the bell', ['Brass bell']],
    ['withdrawel', ['Right of withdrawal']],
    ['return', ['Right of withdrawal']],
    ['citybike', ['Ludwig']],
  ])('searches in English for %s', (query, expected) => {
    expect(titles(query, 'en').slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['fahrradschloss', ['Bügelschloss Tegel', 'Kettenschloss Britz']],
    ['fahradschloss', ['Bügelschloss Tegel', 'Kettenschloss Britz']],
    ['Gepäckträgertasche', ['Radtasche Spree']],
    ['helm', ['Helm Wannsee']],
    ['Wilhelm', ['Wilhelm', 'Helm Wannsee']],
    ['wilhelmm', ['Wilhelm']],
    ['damenrad', ['Lotte']],
    ['reklamation', ['Garantie und Gewährleistung']],
  ])('finds the product for the shopper query %s', (query, expected) => {
    const index = buildSearchIndex([
      createTestEntry({ kind: 'bike', title: 'Wilhelm', names: 'Fahrrad Reise' }),
      createTestEntry({ kind: 'bike', title: 'Lotte', names: 'Fahrrad Stadt Trapez' }),
      createTestEntry({
        kind: 'accessory',
        title: 'Helm Wannsee',
        names: 'Helme',
        words: 'Wilhelm',
      }),
      createTestEntry({ kind: 'accessory', title: 'Bügelschloss Tegel', names: 'Schlösser' }),
      createTestEntry({ kind: 'accessory', title: 'Kettenschloss Britz', names: 'Schlösser' }),
      createTestEntry({ kind: 'accessory', title: 'Radtasche Spree', names: 'Taschen' }),
      createTestEntry({ kind: 'page', title: 'Garantie und Gewährleistung' }),
      createTestEntry({
        kind: 'faq',
        title: 'Liefert ihr zusammen?',
        text: 'Eine Tasche, ein Schloss.',
      }),
    ]);
    const found = searchEntries(index, query, 'de').entries.map(({ title }) => title);
    expect(found.slice(0, expected.length)).toEqual(expected);
    for (const other of ['Wilhelm', 'Helm Wannsee'])
      if (!expected.includes(other)) expect(found).not.toContain(other);
  });

  it('finds compounds of Schloss but not of geschlossen', () => {
    const index = buildSearchIndex([
      createTestEntry({ kind: 'page', title: 'Öffnungszeiten', text: 'Montags geschlossen.' }),
      createTestEntry({
        kind: 'article',
        title: 'Ausgeschlossen',
        text: 'Abgeschlossene Verträge.',
      }),
      createTestEntry({ kind: 'accessory', title: 'Bügelschloss Tegel', names: 'Schlösser' }),
      createTestEntry({
        kind: 'faq',
        title: 'Passt das?',
        text: 'Der Schlüssel des Fahrradschlosses.',
      }),
    ]);
    const found = searchEntries(index, 'schloss', 'de').entries.map(({ title }) => title);
    expect(found).toEqual(['Bügelschloss Tegel', 'Passt das?']);
  });

  it.each([
    ['de', 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungunter'],
    ['de', 'herunter'],
    ['de', 'Fahrradzwischen'],
    ['de', 'Fahrradoder'],
    ['en', 'thereunder'],
  ] as const)(
    'a function word does not match as the end of a compound: %s, %s',
    (language, query) => {
      const text = 'Mitunter oder darunter, unter und zwischen den Rohren. Under and plunder.';
      const index = buildSearchIndex([
        createTestEntry({ kind: 'faq', title: 'Was liegt darunter?', text }),
      ]);
      expect(searchEntries(index, query, language).entries).toEqual([]);
    },
  );

  it('ranks entries named after the query before merely related entries', () => {
    const names = 'Zubehör Riemen und Antrieb';
    const index = buildSearchIndex([
      createTestEntry({ kind: 'accessory', title: 'Pedale Alltag', names }),
      createTestEntry({ kind: 'accessory', title: 'Riemenscheibe', names }),
      createTestEntry({ kind: 'accessory', title: 'Gates Carbon Drive CDX, 118 Zähne', names }),
      createTestEntry({ kind: 'accessory', title: 'Carbonriemen', names }),
    ]);
    expect(searchEntries(index, 'Riemen', 'de').entries.map(({ title }) => title)).toEqual([
      'Carbonriemen',
      'Riemenscheibe',
      'Gates Carbon Drive CDX, 118 Zähne',
      'Pedale Alltag',
    ]);
  });

  it('matches typos only when there is no exact match', () => {
    const index = buildSearchIndex([
      createTestEntry({ kind: 'bike', title: 'Emil' }),
      createTestEntry({ kind: 'bike', title: 'Emile' }),
      createTestEntry({ kind: 'bike', title: 'Emily' }),
    ]);
    expect(searchEntries(index, 'Emily', 'de').entries.map(({ title }) => title)).toEqual([
      'Emily',
    ]);
  });

  it.each([
    ['Kligel', 'Klingel'],
    ['Kligel Mite', 'Klingel Mitte'],
    ['der Wiederuf', 'der Widerruf'],
    ['Reimen', 'Riemen'],
    ['Riemen', null],
    ['Fahrradklingel', null],
    ['Mondfahrt', null],
    ['qqqqxxxx', null],
    ['', null],
    ['<script>', null],
  ])('suggests for %s the correction %s', (query, proposal) => {
    expect(searchEntries(german, query, 'de').proposal).toBe(proposal);
  });

  it('does not match compatible models alone', () => {
    expect(titles('Ludwig')).toEqual(['Ludwig']);
    expect(titles('Ludwg')).toEqual(['Ludwig']);
    expect(titles('Träger Ludwig')).toEqual(['Gepäckträger Moabit']);
  });

  it('ranks equal matches by kind', () => {
    const index = buildSearchIndex(
      (['faq', 'page', 'article', 'accessory', 'bike'] as const).map((kind) =>
        createTestEntry({ kind, title: 'Licht' }),
      ),
    );
    expect(searchEntries(index, 'licht', 'de').entries.map(({ kind }) => kind)).toEqual([
      'bike',
      'accessory',
      'article',
      'page',
      'faq',
    ]);
  });

  it('returns partial matches, marked as partial, when nothing matches fully', () => {
    const result = searchEntries(german, 'Widerruf Mondfahrt', 'de');
    expect(result.isPartial).toBe(true);
    expect(result.entries.map(({ title }) => title)).toEqual(['Widerruf']);
    expect(searchEntries(german, 'Widerruf', 'de').isPartial).toBe(false);
    expect(searchEntries(german, 'Mondfahrt 14', 'de').entries).toEqual([]);
  });

  it.each([
    '',
    '   ',
    'qqqqxxxx',
    '🚲',
    '.*',
    '(y+)+$',
    '[',
    '\\',
    '<img src=x onerror=alert(1)>',
    '%00',
    '__proto__',
    'constructor',
    '\u202Egnal',
  ])('returns no entries for %j', (query) => {
    const { entries, isPartial } = searchEntries(german, query, 'de');
    expect(entries).toEqual([]);
    expect(isPartial).toBe(false);
  });

  it('handles long input', () => {
    expect(titles('riemen '.repeat(50_000))[0]).toBe('Der Riemen im Winter');
    expect(titles('ä'.repeat(500_000))).toEqual([]);
    expect(titles(`${'y-'.repeat(50_000)}y`)).toEqual([]);
  });

  it('returns no entries for an empty index', () => {
    expect(searchEntries(buildSearchIndex([]), 'rad', 'de').entries).toEqual([]);
  });
});
