import { describe, expect, it } from 'vitest';
import { bikeSelection, landingFor, type ListedBy, selectionQuery } from './landing';

const any: ListedBy = { subcategory: null, transmission: null, geometry: null, category: null };
const city = { slug: 'stadtrad', listing: { ...any, subcategory: 'stadt' } };
const cityWave = {
  slug: 'stadt-tief',
  listing: { ...any, subcategory: 'stadt', geometry: 'wave' },
};
const pinion = { slug: 'pinion', listing: { ...any, transmission: 'pinion' } };
const landings = [cityWave, city, pinion];

it('a page lists by what it names', () => {
  expect(bikeSelection(cityWave.listing)).toEqual({
    subcategory: ['stadt'],
    transmission_group: [],
    geometry: ['wave'],
  });
});

it('the list shows the same under the page’s choice', () => {
  expect(selectionQuery(bikeSelection(cityWave.listing))).toBe('?subcategory=stadt&geometry=wave');
  expect(selectionQuery(bikeSelection(any))).toBe('');
});

describe('the page for a term', () => {
  it.each([
    ['subcategory', 'stadt', 'stadtrad'],
    ['transmission', 'pinion', 'pinion'],
    ['geometry', 'wave', undefined],
    ['subcategory', 'reise', undefined],
    ['subcategory', null, undefined],
    ['category', 'stadt', undefined],
  ] as const)('%s %s', (by, slug, expected) => {
    expect(landingFor(landings, by, slug)?.slug).toBe(expected);
  });
});
