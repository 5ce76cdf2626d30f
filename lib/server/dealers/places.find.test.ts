import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPlace, listPlaces } from '@/domain/dealers/find-places';
import { formatPlace } from '@/domain/dealers/place';
import { type PlaceIndex, parsePlaceIndex } from '@/domain/dealers/place-index';

let index: PlaceIndex;

beforeAll(() => {
  index = parsePlaceIndex(readFileSync('demo/places/places.txt', 'utf8'));
});

const found = (typed: string) => {
  const chosen = findPlace(index, typed);
  return chosen && `${chosen.place.country} ${formatPlace(chosen.place)}`;
};

describe('place search', () => {
  it.each([
    ['10999 Berlin', 'DE 10999 Berlin Kreuzberg'],
    ['Berlin 10999', 'DE 10999 Berlin Kreuzberg'],
    ['  10999  ', 'DE 10999 Berlin Kreuzberg'],
    ['D-50674', 'DE 50674 Köln'],
    ['SW1A 1AA', 'GB SW1A Westminster Abbey'],
    ['sw1a1aa', 'GB SW1A Westminster Abbey'],
    ['EH1', 'GB EH1 Edinburgh'],
    ['N1 8EG London', 'GB N1 Islington'],
    ['1071 AB', 'NL 1071 Amsterdam'],
    ['1071ab Amsterdam', 'NL 1071 Amsterdam'],
    ['CH-8001', 'CH 8001 Zürich'],
    ['CH 8001', 'CH 8001 Zürich'],
    ['B-9000', 'BE 9000 Gent'],
    ['A-1060 Wien', 'AT 1060 Wien'],
    ['1060 Wien', 'AT 1060 Wien'],
    ['602 00 Brno', 'CZ 60200 Brno'],
    ['75011', 'FR 75011 Paris'],
    ['8000 Aarhus', 'DK 8000 Aarhus'],
    ['köln', 'DE Köln, Nordrhein-Westfalen'],
    ['Koeln', 'DE Köln, Nordrhein-Westfalen'],
    ['KOLN', 'DE Köln, Nordrhein-Westfalen'],
    ['munich', 'DE München, Bayern'],
    ['Vienna', 'AT Wien'],
    ['Kopenhagen', 'DK København, Region Hovedstaden'],
    ['Århus', 'DK Århus, Region Midtjylland'],
    ['Aarhus', 'DK Århus, Region Midtjylland'],
    ['St. Pölten', 'AT Sankt Pölten, Niederösterreich'],
    ['Biel', 'CH Biel/Bienne, Canton de Berne'],
    ['frankfurt oder', 'DE Frankfurt (Oder), Brandenburg'],
    ['Halle, Nordrhein-Westfalen', 'DE Halle, Nordrhein-Westfalen'],
    ['Hambrug', 'DE Hamburg'],
    ['Suttgart', 'DE Stuttgart, Baden-Württemberg'],
  ])('finds %j as %s', (typed, place) => {
    expect(found(typed)).toBe(place);
  });

  it.each(['xyzzyx', '', '   ', '!!!', '\u0000', '1', 'a'.repeat(80), 'CH-'])(
    'finds nothing for %j without an error',
    (typed) => {
      expect(() => found(typed)).not.toThrow();
    },
  );

  it('finds the area of an unknown postal code', () => {
    expect(found('99999')).toMatch(/^DE 999\d\d/);
    expect(found('20999')).toMatch(/^DE 20/);
  });

  it('finds nothing for a text without a similar place', () => {
    expect(found('xyzzyx')).toBeNull();
    expect(found('')).toBeNull();
  });
});

describe('ambiguous place names', () => {
  const others = (typed: string) => findPlace(index, typed)?.alternatives.map(formatPlace);

  it('are listed beside the largest place', () => {
    expect(found('Frankfurt')).toBe('DE Frankfurt am Main, Hessen');
    expect(others('Frankfurt')).toEqual(['Frankfurt (Oder), Brandenburg']);
    expect(found('Halle')).toBe('DE Halle (Saale), Sachsen-Anhalt');
    expect(others('Halle')).toContain('Halle, Nordrhein-Westfalen');
    expect(others('Neustadt')).toContain('Neustadt in Holstein, Schleswig-Holstein');
  });

  it('include postal codes of several countries', () => {
    expect(found('8000')).toBe('CH 8000 Zürich');
    expect(others('8000')).toEqual(['8000 Brugge', '8000 Aarhus']);
  });

  it.each(['Frankfurt (Oder)', 'Frankfurt am Main', 'Berlin', '10999', 'CH-8000', '8000 Aarhus'])(
    'do not include %s',
    (typed) => {
      expect(others(typed)).toEqual([]);
    },
  );

  it('have alternatives that find themselves', () => {
    for (const typed of ['Frankfurt', 'Halle']) {
      const { alternatives = [] } = findPlace(index, typed) ?? {};
      expect(alternatives, typed).not.toEqual([]);
      for (const place of alternatives)
        expect(findPlace(index, formatPlace(place))?.place).toEqual(place);
    }
  });
});

describe('suggestions while typing', () => {
  it('list the exact name first, then larger towns', () => {
    expect(listPlaces(index, 'Hambu', 2)[0]?.name).toBe('Hamburg');
    expect(listPlaces(index, 'Hamm', 1).map(({ name }) => name)).toEqual(['Hamm']);
  });

  it('match the beginning of a postal code', () => {
    expect(listPlaces(index, '1099', 1)[0]?.code).toBe('1099');
    expect(listPlaces(index, '807', 9).every(({ code }) => code?.startsWith('807'))).toBe(true);
  });

  it('are limited to the requested number', () => {
    expect(listPlaces(index, 'S', 8)).toHaveLength(8);
  });
});
