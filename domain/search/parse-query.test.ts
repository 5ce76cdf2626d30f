import { describe, expect, it } from 'vitest';
import { normalizeQuery, parseSearchQuery } from './parse-query';

const waysOf = (query: string, language: 'de' | 'en' = 'de') =>
  parseSearchQuery(query, language).map(({ ways }) => ways);

describe('cleanQuery', () => {
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

it('cuts a query of any length', () => {
  expect(normalizeQuery('x'.repeat(1_000_000))).toBe('x'.repeat(100));
});

describe('parseQuery', () => {
  it('looks for each word', () => {
    expect(waysOf('Klingel Messing')).toEqual([[[['klingel']]], [[['messing']]]]);
  });

  it('reads a hyphen as one word and as two', () => {
    expect(waysOf('E-Bike')).toEqual([[[['ebike']], [['e'], ['bike']]]]);
  });

  it('takes the first part of an article number', () => {
    expect(waysOf('LU11.25.H')[0]?.at(-1)).toEqual([['lu11']]);
    expect(waysOf('1.0')).toEqual([[[['10']], [['1'], ['0']]]]);
  });

  it('leaves out what says nothing, unless there is nothing else', () => {
    expect(waysOf('Wie ist der Versand')).toEqual([[[['versand']]]]);
    expect(waysOf('für')).toEqual([[[['fuer']]]]);
    expect(waysOf('what is the belt', 'en')).toEqual([[[['belt']]]]);
  });

  it('knows other words, in both languages', () => {
    expect(parseSearchQuery('Velo', 'de')[0]?.synonyms).toContain('fahrrad');
    expect(parseSearchQuery('Gepäckträger', 'en')[0]?.synonyms).toContain('rack');
    expect(parseSearchQuery('Retoure', 'de')[0]?.synonyms).toContain('widerruf');
    expect(parseSearchQuery('Retoure', 'en')[0]?.synonyms).toEqual([]);
  });

  it.each(['', '   ', '🚲 🔔', '.*+?^${}()|[]\\', '"\'<script>'.slice(0, 2), '\u0301'])(
    'finds nothing to look for in %j',
    (query) => {
      expect(parseSearchQuery(query, 'de')).toEqual([]);
    },
  );

  it('stops at eight words', () => {
    expect(parseSearchQuery('aa bb cc dd ee ff gg hh ii jj', 'de')).toHaveLength(8);
  });
});
