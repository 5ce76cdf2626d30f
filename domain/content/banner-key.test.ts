import { expect, it } from 'vitest';
import { bannerKey } from './banner-key';

const banner = { text: 'Donnerstags wird geführt.', slug: 'events', showEverywhere: false };

it('is the same for the same text, wherever it shows', () => {
  expect(bannerKey(banner)).toMatch(/^[0-9a-z]+$/);
  expect(bannerKey({ ...banner, slug: null, showEverywhere: true })).toBe(bannerKey(banner));
  expect(bannerKey({ ...banner, text: 'Freitags wird geführt.' })).not.toBe(bannerKey(banner));
});

it.each([[null], [{ ...banner, text: null }], [{ ...banner, text: '' }]])(
  'is none for %o',
  (none) => {
    expect(bannerKey(none)).toBeUndefined();
  },
);
