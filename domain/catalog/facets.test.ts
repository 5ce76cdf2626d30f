import { describe, expect, it } from 'vitest';
import { applyFacets, countSelectedValues, toggleFacetValue } from './facets';

type Facet = 'geometry' | 'colors' | 'group';

const entry = (name: string, geometry: string[], colors: string[], group: string[]) => ({
  name,
  facets: { geometry, colors, group },
});

const entries = [
  entry('ludwig', ['diamond'], ['rost', 'sand'], ['hub']),
  entry('lotte', ['mixte'], ['sand'], ['hub']),
  entry('antonia', ['diamond', 'mixte'], ['rost'], ['pinion']),
  entry('wilhelm', ['diamond'], ['sand'], ['pinion']),
];
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('applyFacets', () => {
  it.each([
    [{}, ['ludwig', 'lotte', 'antonia', 'wilhelm']],
    [{ geometry: [] }, ['ludwig', 'lotte', 'antonia', 'wilhelm']],
    [{ geometry: ['mixte'] }, ['lotte', 'antonia']],
    [{ geometry: ['mixte', 'diamond'] }, ['ludwig', 'lotte', 'antonia', 'wilhelm']],
    [{ geometry: ['diamond'], colors: ['sand'] }, ['ludwig', 'wilhelm']],
    [
      { geometry: ['diamond'], colors: ['sand', 'rost'], group: ['pinion'] },
      ['antonia', 'wilhelm'],
    ],
    [{ geometry: ['wave'] }, []],
  ])('combines values with OR and facets with AND: %j', (selection, expected) => {
    expect(names(applyFacets<Facet, (typeof entries)[number]>(entries, selection))).toEqual(
      expected,
    );
  });
});

describe('toggleFacetValue', () => {
  it('adds, removes and drops an empty facet', () => {
    const one = toggleFacetValue<Facet>({}, 'colors', 'rost');
    const two = toggleFacetValue<Facet>(one, 'colors', 'sand');
    expect(two).toEqual({ colors: ['rost', 'sand'] });
    expect(countSelectedValues(two)).toBe(2);
    expect(toggleFacetValue<Facet>(two, 'colors', 'rost')).toEqual({ colors: ['sand'] });
    expect(toggleFacetValue<Facet>(one, 'colors', 'rost')).toEqual({});
  });
});
