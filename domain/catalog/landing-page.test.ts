import { describe, expect, it } from 'vitest';
import {
  toBikeSelection,
  matchLandingPage,
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

it('a page lists by what it names', () => {
  expect(toBikeSelection(cityWave.listing)).toEqual({
    subcategory: ['stadt'],
    transmission_group: [],
    geometry: ['wave'],
  });
});

it('the list shows the same under the page’s choice', () => {
  expect(toSelectionQuery(toBikeSelection(cityWave.listing))).toBe(
    '?subcategory=stadt&geometry=wave',
  );
  expect(toSelectionQuery(toBikeSelection(any))).toBe('');
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
    expect(matchLandingPage(landings, by, slug)?.slug).toBe(expected);
  });
});
