import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/language/detect-language';
import { highlight } from './highlight';
import { parseQuery } from './parse-query';

/** The marked parts of a text. */
const marked = (text: string, query: string, isForgiving = false, language: Language = 'de') =>
  highlight(
    text,
    parseQuery(query, language).map((term) => ({ term, isForgiving })),
  ).map(({ start, end }) => text.slice(start, end));

describe('highlight', () => {
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
  ])('%s, asked for %s', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  it('marks a whole word where a slip was forgiven, and only there', () => {
    expect(marked('Eine Klingel', 'Kligel', true)).toEqual(['Klingel']);
    expect(marked('Eine Klingel', 'Kligel', false)).toEqual([]);
  });

  it('merges what touches or overlaps', () => {
    expect(marked('E-Bike', 'e bike')).toEqual(['E', 'Bike']);
    expect(marked('Riemenrad', 'riemen riemenr')).toEqual(['Riemenr']);
  });

  it('marks in English too', () => {
    expect(marked('The belt never squeaks', 'Riemen', false, 'en')).toEqual(['belt']);
  });
});
