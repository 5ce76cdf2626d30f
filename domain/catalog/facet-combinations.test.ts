import { describe, expect, it } from 'vitest';
import {
  type Combination,
  countOwners,
  listMatchingOwners,
  listRemovableFacetValues,
} from './facet-combinations';

type Facet = 'drive' | 'colors';

const way = (owner: string, drive: string, color: string): Combination<Facet> => ({
  owner,
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

describe('matchingOwners', () => {
  it('wants all facets of one and the same way of building', () => {
    expect([...listMatchingOwners(ways, { drive: ['pinion'], colors: ['rust'] })]).toEqual([]);
    expect([...listMatchingOwners(ways, { drive: ['hub'], colors: ['rust'] })]).toEqual([
      'wilhelm',
      'ludwig',
    ]);
  });

  it('counts an owner once, however often it matches', () => {
    expect(listMatchingOwners(ways, {}).size).toBe(2);
  });
});

describe('countOwners', () => {
  it('says what a value would give under the other facets, zero too', () => {
    const counts = countOwners(ways, definitions, { colors: ['rust'] });
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

  it('gives what is shown after the value is chosen', () => {
    const selection = { colors: ['sand'] };
    const promised = countOwners(ways, definitions, selection).get('drive')?.get('hub');
    expect(listMatchingOwners(ways, { ...selection, drive: ['hub'] }).size).toBe(promised);
  });
});

describe('valuesToDrop', () => {
  it('names the values whose dropping helps, the most first', () => {
    expect(
      listRemovableFacetValues(ways, definitions, { drive: ['pinion'], colors: ['rust'] }),
    ).toEqual([
      { facet: 'drive', value: 'pinion', count: 2 },
      { facet: 'colors', value: 'rust', count: 1 },
    ]);
  });

  it('is empty when no single value helps', () => {
    expect(
      listRemovableFacetValues(ways, definitions, { drive: ['rohloff'], colors: ['violet'] }),
    ).toEqual([]);
  });
});
