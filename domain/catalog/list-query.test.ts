import { describe, expect, it } from 'vitest';
import type { FacetDefinition } from './facets';
import { parseListQuery, toListQuery } from './list-query';

type Facet = 'geometry' | 'colors';

const definitions: FacetDefinition<Facet>[] = [
  { facet: 'geometry', values: ['diamond', 'wave'] },
  { facet: 'colors', values: ['rost', 'sand', 'grün & gold'] },
];
const parse = (query: string) => parseListQuery(definitions, new URLSearchParams(query));

describe('list query', () => {
  it.each([
    ['', {}, 'delivery'],
    ['geometry=wave', { geometry: ['wave'] }, 'delivery'],
    [
      'colors=sand,rost&geometry=wave',
      { geometry: ['wave'], colors: ['rost', 'sand'] },
      'delivery',
    ],
    ['colors=sand&colors=rost', { colors: ['rost', 'sand'] }, 'delivery'],
    ['colors=sand,sand', { colors: ['sand'] }, 'delivery'],
    ['colors=pink,sand&brand=x', { colors: ['sand'] }, 'delivery'],
    ['colors=pink', {}, 'delivery'],
    ['colors=', {}, 'delivery'],
    ['sort=price-desc', {}, 'price-desc'],
    ['sort=magic', {}, 'delivery'],
    ['colors=gr%C3%BCn%20%26%20gold', { colors: ['grün & gold'] }, 'delivery'],
  ])('parses %s', (query, selection, sort) => {
    expect(parse(query)).toEqual({ selection, sort });
  });

  it.each([
    [{}, 'delivery', ''],
    [
      { colors: ['sand', 'rost'], geometry: ['wave'] },
      'name',
      'geometry=wave&colors=rost,sand&sort=name',
    ],
    [{ colors: ['grün & gold'] }, 'delivery', 'colors=gr%C3%BCn%20%26%20gold'],
    [{ colors: ['pink'] }, 'price-asc', 'sort=price-asc'],
  ] as const)('formats %j sorted by %s', (selection, sort, query) => {
    expect(toListQuery(definitions, { selection, sort })).toBe(query);
    expect(toListQuery(definitions, parse(query))).toBe(query);
  });
});
