import { describe, expect, it } from 'vitest';
import { buildExcerpt, findHighlights } from './highlight';
import type { Language } from '@/domain/locale/language';
import { parseSearchQuery } from './parse-query';

describe('excerpt', () => {
  const text =
    'Ein Riemen braucht kein Öl. Er rostet nicht und hält im Schnitt dreißigtausend Kilometer. Dafür muss die Linie genau stimmen.';
  const rangeOf = (word: string) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
  });

  describe('buildExcerpt', () => {
    it('returns a short text unchanged', () => {
      expect(buildExcerpt('Kurz.', [{ start: 0, end: 4 }], 100)).toEqual({
        text: 'Kurz.',
        ranges: [{ start: 0, end: 4 }],
      });
    });

    it('starts at the beginning for an early match and ends with a whole word', () => {
      expect(buildExcerpt(text, [rangeOf('Riemen')], 30)).toEqual({
        text: 'Ein Riemen braucht kein Öl. Er …',
        ranges: [{ start: 4, end: 10 }],
      });
      expect(buildExcerpt(text, [], 30).text).toBe('Ein Riemen braucht kein Öl. Er …');
    });

    it.each(['Kilometer', 'Linie', 'stimmen'])('keeps the match %s visible', (word) => {
      const { text: cut, ranges } = buildExcerpt(text, [rangeOf(word)], 60);
      expect(cut.length).toBeLessThanOrEqual(64);
      expect(cut.startsWith('… ')).toBe(true);
      expect(ranges.map(({ start, end }) => cut.slice(start, end))).toEqual([word]);
    });

    it('cuts a word longer than the limit', () => {
      const long = 'a'.repeat(500);
      const { text: cut } = buildExcerpt(long, [{ start: 300, end: 310 }], 50);
      expect(cut.length).toBeLessThan(60);
    });
  });
});

describe('highlight', () => {
  /** Returns the highlighted parts of a text. */
  const marked = (text: string, query: string, allowsTypos = false, language: Language = 'de') =>
    findHighlights(
      text,
      parseSearchQuery(query, language).map((term) => ({ term, allowsTypos })),
    ).map(({ start, end }) => text.slice(start, end));

  describe('highlight ranges', () => {
    it.each([
      ['Ludwig', 'ludwig', ['Ludwig']],
      ['Ludwig', 'lud', ['Lud']],
      ['Carbonriemen', 'riemen', ['riemen']],
      ['Das Stadtrad', 'rad', ['rad']],
      ['Gepäckträger', 'gepaeck', ['Gepäck']],
      ['Gepäckträger', 'gepack', ['Gepäck']],
      ['Gepäckträger', 'träger', ['träger']],
      ['Zubehör', 'zubehoe', ['Zubehö']],
      ['Die große Straße', 'strasse', ['Straße']],
      ['Straße', 'stras', ['Straß']],
      ['Ein E-Bike', 'ebike', ['E-Bike']],
      ['Ein E-Bike', 'bike', ['Bike']],
      ['Eine Klingel', 'Fahrradklingel', ['Klingel']],
      ['Der Widerruf', 'Retoure', ['Widerruf']],
      ['Der Radius des Gradienten', 'velo', []],
      ['Riemen und Klingel', 'klingel riemen', ['Riemen', 'Klingel']],
      ['Riemenriemen', 'riemen', ['Riemen']],
      ['🚲 Rad 🚲', 'rad', ['Rad']],
      ['Rad', '🚲', []],
      ['', 'rad', []],
    ])('marks in %s the query %s', (text, query, expected) => {
      expect(marked(text, query)).toEqual(expected);
    });

    it('marks the whole word for a typo match and only then', () => {
      expect(marked('Eine Klingel', 'Kligel', true)).toEqual(['Klingel']);
      expect(marked('Eine Klingel', 'Kligel', false)).toEqual([]);
    });

    it('merges adjacent and overlapping ranges', () => {
      expect(marked('E-Bike', 'e bike')).toEqual(['E', 'Bike']);
      expect(marked('Riemenrad', 'riemen riemenr')).toEqual(['Riemenr']);
    });

    it('marks English synonyms', () => {
      expect(marked('The belt never squeaks', 'Riemen', false, 'en')).toEqual(['belt']);
    });
  });
});
