import { describe, expect, it } from 'vitest';
import { isBannerShown } from './banner';
import { footerLists } from './footer-lists';
import { chooseImage, suitsMobile } from './image-choice';

describe('banner (Spec §4)', () => {
  const full = { text: 'Neu', slug: 'neu', showEverywhere: false };

  it.each([
    ['everywhere', { ...full, showEverywhere: true }, '/news', true],
    [
      'everywhere, even without text',
      { text: null, slug: null, showEverywhere: true },
      '/news',
      true,
    ],
    ['home', full, '/', true],
    ['bikes list', full, '/bikes', true],
    ['bikes list with a slash', full, '/bikes/', true],
    ['a bike', full, '/bikes/ludwig', false],
    ['outlet', full, '/bikes/outlet', false],
    ['another page', full, '/news', false],
    ['no text', { ...full, text: '' }, '/', false],
    ['no slug', { ...full, slug: null }, '/', false],
    ['no banner', null, '/', false],
  ])('%s', (_name, banner, path, shown) => {
    expect(isBannerShown(banner, path)).toBe(shown);
  });
});

describe('footer lists (Spec §2, §4)', () => {
  const page = (title: string, isOnFooterAsMain: boolean, isFooterAsSecondary: boolean) => ({
    title,
    slug: title,
    isOnFooterAsMain,
    isFooterAsSecondary,
  });
  const pages = [
    page('Zubehör', true, false),
    page('Versand', false, true),
    page('Über uns', false, true),
    page('AGB', false, true),
    page('Modelle', true, false),
    page('Beides', true, true),
    page('Keins', false, false),
  ];

  it('main keeps the order it came in, secondary is sorted by title as German does', () => {
    const { main, secondary } = footerLists(pages, 'de');
    expect(main.map(({ title }) => title)).toEqual(['Zubehör', 'Modelle']);
    expect(secondary.map(({ title }) => title)).toEqual(['AGB', 'Über uns', 'Versand']);
  });
});

describe('large-image rule (Spec §9)', () => {
  const image = (width: number | null, height: number | null) => ({
    url: `${width}x${height}`,
    width,
    height,
  });

  it.each([
    [1536, 2048, true],
    [1537, 2048, false],
    [1536, 2049, false],
    [1920, 1080, false],
    [null, null, true],
  ])('%j x %j suits mobile: %s', (width, height, expected) => {
    expect(suitsMobile(image(width, height))).toBe(expected);
  });

  const small = image(800, 1200);
  const large = image(2400, 1600);

  it.each([
    ['mobile', [large, small], small],
    ['desktop', [small, large], large],
    ['mobile', [large, null], large],
    ['desktop', [undefined, small], small],
    ['mobile', [], null],
  ] as const)('%s of %j', (device, images, chosen) => {
    expect(chooseImage(images, device)).toEqual(chosen);
  });
});
