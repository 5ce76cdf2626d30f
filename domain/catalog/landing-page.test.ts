import { describe, expect, it } from 'vitest';
import {
  toBikeSelection,
  findLandingPageByFilter,
  type LandingPageFilter,
  toSelectionQuery,
} from './landing-page';

const any: LandingPageFilter = {
  subcategory: null,
  transmission: null,
  geometry: null,
  category: null,
};
const city = { slug: 'stadtrad', listing: { ...any, subcategory: 'stadt' } };
const cityWave = {
  slug: 'stadt-tief',
  listing: { ...any, subcategory: 'stadt', geometry: 'wave' },
};
const pinion = { slug: 'pinion', listing: { ...any, transmission: 'pinion' } };
const landings = [cityWave, city, pinion];

it('converts a landing page into a bike selection', () => {
  expect(toBikeSelection(cityWave.listing)).toEqual({
    subcategory: ['stadt'],
    transmission_group: [],
    geometry: ['wave'],
  });
});

it('converts the selection into a list query', () => {
  expect(toSelectionQuery(toBikeSelection(cityWave.listing))).toBe(
    '?subcategory=stadt&geometry=wave',
  );
  expect(toSelectionQuery(toBikeSelection(any))).toBe('');
});

describe('landing page for a term', () => {
  it.each([
    ['subcategory', 'stadt', 'stadtrad'],
    ['transmission', 'pinion', 'pinion'],
    ['geometry', 'wave', undefined],
    ['subcategory', 'reise', undefined],
    ['subcategory', null, undefined],
    ['category', 'stadt', undefined],
  ] as const)('%s %s', (by, slug, expected) => {
    expect(findLandingPageByFilter(landings, by, slug)?.slug).toBe(expected);
  });
});
