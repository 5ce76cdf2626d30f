import { describe, expect, it } from 'vitest';
import {
  applyFacets,
  countChosenValues,
  countFacets,
  type FacetDefinition,
  facetToDrop,
  toggleFacetValue,
} from './facets';

type Facet = 'geometry' | 'colors' | 'group';

const definitions: FacetDefinition<Facet>[] = [
  { facet: 'geometry', values: ['diamond', 'mixte', 'wave'] },
  { facet: 'colors', values: ['rost', 'sand', 'nachtblau'] },
  { facet: 'group', values: ['hub', 'pinion'] },
];

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
  ])('OR inside a facet, AND between them: %j', (selection, expected) => {
    expect(names(applyFacets<Facet, (typeof entries)[number]>(entries, selection))).toEqual(
      expected,
    );
  });
});

describe('countFacets', () => {
  const counts = (selection: object) => {
    const found = countFacets<Facet>(entries, definitions, selection);
    return Object.fromEntries(definitions.map(({ facet }) => [facet, [...found[facet].values()]]));
  };

  it('counts everything without a selection; 0 is there too', () => {
    expect(counts({})).toEqual({ geometry: [3, 2, 0], colors: [2, 3, 0], group: [2, 2] });
  });

  it("a facet's own choice does not lower its other values", () => {
    expect(counts({ geometry: ['mixte'] })).toEqual({
      geometry: [3, 2, 0],
      colors: [1, 1, 0],
      group: [1, 1],
    });
  });

  it('is what one gets by choosing the value alone', () => {
    const selection = { colors: ['sand'] };
    const count = countFacets<Facet>(entries, definitions, selection).group.get('pinion');
    const chosen = toggleFacetValue<Facet>(selection, 'group', 'pinion');
    expect(applyFacets(entries, chosen)).toHaveLength(count ?? -1);
  });

  it('keeps the order of the definitions', () => {
    expect([...countFacets<Facet>(entries, definitions, {}).geometry.keys()]).toEqual([
      'diamond',
      'mixte',
      'wave',
    ]);
  });
});

describe('toggleFacetValue', () => {
  it('adds, removes and drops an empty facet', () => {
    const one = toggleFacetValue<Facet>({}, 'colors', 'rost');
    const two = toggleFacetValue<Facet>(one, 'colors', 'sand');
    expect(two).toEqual({ colors: ['rost', 'sand'] });
    expect(countChosenValues(two)).toBe(2);
    expect(toggleFacetValue<Facet>(two, 'colors', 'rost')).toEqual({ colors: ['sand'] });
    expect(toggleFacetValue<Facet>(one, 'colors', 'rost')).toEqual({});
  });
});

describe('facetToDrop', () => {
  it('names the facet that brings most', () => {
    expect(
      facetToDrop<Facet>(entries, definitions, { geometry: ['wave'], colors: ['sand'] }),
    ).toEqual({
      facet: 'geometry',
      values: ['wave'],
      count: 3,
    });
  });

  it('the first of equals', () => {
    const selection = { geometry: ['mixte'], colors: ['rost'], group: ['hub'] };
    expect(facetToDrop<Facet>(entries, definitions, selection)).toMatchObject({
      facet: 'geometry',
      count: 1,
    });
  });

  it('is null when there is a result, or when one facet is not enough', () => {
    expect(facetToDrop<Facet>(entries, definitions, { colors: ['sand'] })).toBeNull();
    expect(
      facetToDrop<Facet>(entries, definitions, { geometry: ['wave'], colors: ['nachtblau'] }),
    ).toBeNull();
  });
});
