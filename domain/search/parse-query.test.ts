import { describe, expect, it } from 'vitest';
import { normalizeQuery, parseSearchQuery } from './parse-query';

const waysOf = (query: string, language: 'de' | 'en' = 'de') =>
  parseSearchQuery(query, language).map(({ alternatives }) => alternatives);

describe('normalizeQuery', () => {
  it.each([
    ['  Rad \n\t fahren ', 'Rad fahren'],
    ['a\u0000b', 'a b'],
    ['o\u0308l', 'öl'],
    ['🚲'.repeat(120), '🚲'.repeat(100)],
    ['', ''],
  ])('%j', (query, clean) => {
    expect(normalizeQuery(query)).toBe(clean);
  });
});

it('truncates a query of any length', () => {
  expect(normalizeQuery('x'.repeat(1_000_000))).toBe('x'.repeat(100));
});

describe('parseSearchQuery', () => {
  it('searches for each word', () => {
    expect(waysOf('Klingel Messing')).toEqual([[[['klingel']]], [[['messing']]]]);
  });

  it('parses a hyphenated word as one word and as two', () => {
    expect(waysOf('E-Bike')).toEqual([[[['ebike']], [['e'], ['bike']]]]);
  });

  it('uses the first part of an article number', () => {
    expect(waysOf('LU11.25.H')[0]?.at(-1)).toEqual([['lu11']]);
    expect(waysOf('1.0')).toEqual([[[['10']], [['1'], ['0']]]]);
  });

  it('omits stop words unless the query has no other word', () => {
    expect(waysOf('Wie ist der Versand')).toEqual([[[['versand']]]]);
    expect(waysOf('für')).toEqual([[[['fuer']]]]);
    expect(waysOf('what is the belt', 'en')).toEqual([[[['belt']]]]);
  });

  it('adds synonyms in both languages', () => {
    expect(parseSearchQuery('Velo', 'de')[0]?.synonyms).toContain('fahrrad');
    expect(parseSearchQuery('Gepäckträger', 'en')[0]?.synonyms).toContain('rack');
    expect(parseSearchQuery('Retoure', 'de')[0]?.synonyms).toContain('widerruf');
    expect(parseSearchQuery('Retoure', 'en')[0]?.synonyms).toEqual([]);
  });

  it.each(['', '   ', '🚲 🔔', '.*+?^${}()|[]\\', '"\'<script>'.slice(0, 2), '\u0301'])(
    'returns no terms for %j',
    (query) => {
      expect(parseSearchQuery(query, 'de')).toEqual([]);
    },
  );

  it('stops at eight words', () => {
    expect(parseSearchQuery('aa bb cc dd ee ff gg hh ii jj', 'de')).toHaveLength(8);
  });
});
