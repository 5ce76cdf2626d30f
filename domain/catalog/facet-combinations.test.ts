import { describe, expect, it } from 'vitest';
import {
  type FacetCombination,
  countItemsByFacetValue,
  listMatchingItems,
  listRemovableFacetValues,
} from './facet-combinations';

type Facet = 'drive' | 'colors';

const way = (owner: string, drive: string, color: string): FacetCombination<Facet> => ({
  itemId: owner,
  facets: { drive: [drive], colors: [color] },
});

const ways = [
  way('wilhelm', 'pinion', 'graphite'),
  way('wilhelm', 'hub', 'rust'),
  way('ludwig', 'hub', 'rust'),
  way('ludwig', 'hub', 'sand'),
];
const definitions = [
  { facet: 'drive' as const, values: ['pinion', 'hub', 'rohloff'] },
  { facet: 'colors' as const, values: ['graphite', 'rust', 'sand'] },
];

describe('listMatchingOwners', () => {
  it('requires all facets in the same combination', () => {
    expect([...listMatchingItems(ways, { drive: ['pinion'], colors: ['rust'] })]).toEqual([]);
    expect([...listMatchingItems(ways, { drive: ['hub'], colors: ['rust'] })]).toEqual([
      'wilhelm',
      'ludwig',
    ]);
  });

  it('counts an owner with several matches once', () => {
    expect(listMatchingItems(ways, {}).size).toBe(2);
  });
});

describe('countOwnersByValue', () => {
  it('counts the results of each value under the other facets, including zero', () => {
    const counts = countItemsByFacetValue(ways, definitions, { colors: ['rust'] });
    expect(Object.fromEntries(counts.get('drive') ?? [])).toEqual({
      pinion: 0,
      hub: 2,
      rohloff: 0,
    });
    expect(Object.fromEntries(counts.get('colors') ?? [])).toEqual({
      graphite: 1,
      rust: 2,
      sand: 1,
    });
  });

  it('matches the result count after selecting the value', () => {
    const selection = { colors: ['sand'] };
    const promised = countItemsByFacetValue(ways, definitions, selection).get('drive')?.get('hub');
    expect(listMatchingItems(ways, { ...selection, drive: ['hub'] }).size).toBe(promised);
  });
});

describe('listRemovableFacetValues', () => {
  it('lists values whose removal gives results, most results first', () => {
    expect(
      listRemovableFacetValues(ways, definitions, { drive: ['pinion'], colors: ['rust'] }),
    ).toEqual([
      { facet: 'drive', value: 'pinion', count: 2 },
      { facet: 'colors', value: 'rust', count: 1 },
    ]);
  });

  it('returns an empty list when no single removal helps', () => {
    expect(
      listRemovableFacetValues(ways, definitions, { drive: ['rohloff'], colors: ['violet'] }),
    ).toEqual([]);
  });
});
