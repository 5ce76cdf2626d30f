import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { getMapColors } from './street-layers';
import { buildMapStyle } from './map-style';

const data = {
  land: { type: 'FeatureCollection' as const, features: [] },
  borders: { type: 'MultiLineString' as const, coordinates: [] },
  rivers: [{ rank: 3, lines: [[[13, 52]] as [number, number][]] }],
  lakes: [],
  urban: [],
  towns: [['Berlin', 13.4, 52.5, 3600]] as [string, number, number, number][],
};
const archive = 'https://tiles.example/europe.pmtiles';
const styleWith = (streets: string | null, isDark = false) =>
  buildMapStyle(data, {
    colors: getMapColors(isDark),
    font: 'Archivo',
    area: null,
    marks: [],
    streets,
  });

describe('map style', () => {
  it.each([
    [null, false],
    [null, true],
    [archive, false],
    [archive, true],
  ])('is valid by its specification (streets %s, dark %s)', (streets, isDark) => {
    expect(validateStyleMin(styleWith(streets, isDark))).toEqual([]);
  });

  it('requests nothing without the operator’s own street data', () => {
    expect(JSON.stringify(styleWith(null))).not.toMatch(/pmtiles|https?:|"vector"/);
  });

  it('places labels after the pins, which have priority', () => {
    const [names, marks] = styleWith(null).layers.slice(-2);
    expect([names?.id, marks?.id]).toEqual(['towns', 'marks']);
    expect(names?.layout).toHaveProperty('text-variable-anchor');
  });

  it('draws streets above the outlines and below every label', () => {
    const ids = styleWith(archive).layers.map(({ id }) => id);
    const streets = ids.filter((id) => id.startsWith('street-'));
    expect(styleWith(archive).sources.streets).toEqual({
      type: 'vector',
      url: `pmtiles://${archive}`,
    });
    expect(streets).toContain('street-highway');
    expect(ids.indexOf('street-earth')).toBeGreaterThan(ids.indexOf('lakes'));
    expect(ids.indexOf('street-names')).toBeLessThan(ids.indexOf('towns'));
    expect(styleWith(null).layers.some(({ id }) => id.startsWith('street-'))).toBe(false);
  });
});
