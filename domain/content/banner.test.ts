import { expect, it } from 'vitest';
import { getBannerKey } from './banner';

const banner = { text: 'Donnerstags wird geführt.', slug: 'events', showEverywhere: false };

it('is equal for equal text regardless of where the banner is shown', () => {
  expect(getBannerKey(banner)).toMatch(/^[0-9a-z]+$/);
  expect(getBannerKey({ ...banner, slug: null, showEverywhere: true })).toBe(getBannerKey(banner));
  expect(getBannerKey({ ...banner, text: 'Freitags wird geführt.' })).not.toBe(
    getBannerKey(banner),
  );
});

it.each([[null], [{ ...banner, text: null }], [{ ...banner, text: '' }]])(
  'is undefined for %o',
  (none) => {
    expect(getBannerKey(none)).toBeUndefined();
  },
);
