import { describe, expect, it } from 'vitest';
import { computeZipBytes, toImageFileRequests, listImageWidths } from './image-library';
import {
  filterImages,
  toImageFilterQuery,
  listImageOptions,
  parseImageFilter,
} from './image-library';
import type { LibraryImage } from './image-library';

const image = (id: string, facts: Partial<LibraryImage>): LibraryImage => ({
  id,
  subject: 'bike',
  slug: 'ludwig',
  title: 'Ludwig',
  colorName: 'Tannengrün',
  frameName: '',
  view: 'side',
  alt: '',
  previewUrl: '',
  width: 1600,
  height: 1067,
  widths: [480, 800, 1200, 1600],
  ...facts,
});

const images = [
  image('1', {}),
  image('2', { colorName: 'Sand' }),
  image('3', { view: 'front34' }),
  image('4', { slug: 'antonia', title: 'Antonia', colorName: 'Bordeaux' }),
  image('5', {
    subject: 'accessory',
    slug: 'klingel',
    title: 'Klingel',
    colorName: '',
    view: '',
    width: 800,
    height: 800,
    widths: [480, 800],
  }),
];

describe('image filter', () => {
  it.each([
    ['', '12345'],
    ['?kind=accessory', '5'],
    ['?kind=bike&model=ludwig', '123'],
    ['?model=ludwig&color=Tannengr%C3%BCn&view=side', '1'],
    ['?model=otto', ''],
    ['?kind=toString', '12345'],
  ])('the query %j returns %j', (query, ids) => {
    const found = filterImages(images, parseImageFilter(query));
    expect(found.map(({ id }) => id).join('')).toBe(ids);
  });

  it('round-trips the query', () => {
    const query = 'kind=bike&model=ludwig&color=Sand&view=side';
    expect(toImageFilterQuery(parseImageFilter(`?${query}`))).toBe(query);
    expect(toImageFilterQuery(parseImageFilter('?kind=x&model='))).toBe('');
  });

  it('lists the options left under the other filters', () => {
    expect(
      listImageOptions(images, parseImageFilter('?kind=bike&model=ludwig&color=Sand')),
    ).toEqual({
      slugs: [
        ['antonia', 'Antonia'],
        ['ludwig', 'Ludwig'],
      ],
      colors: ['Sand', 'Tannengrün'],
      views: ['front34', 'side'],
    });
  });
});

describe('image files', () => {
  it.each([
    [[1600], '1600 800'],
    [[480, 1600], '480 1600 480 800'],
    [[1200, 1600], '1200 1600 800'],
    [[100], '480 480'],
    [[], ''],
  ])('for widths %j are requested in widths %j', (widths, found) => {
    const requests = toImageFileRequests(
      images.filter(({ id }) => id === '1' || id === '5'),
      widths,
      'avif',
    );
    expect(requests.map(({ width }) => width).join(' ')).toBe(found);
  });

  it('returns no requests for an image without files', () => {
    expect(toImageFileRequests([image('x', { widths: [] })], [800], 'webp')).toEqual([]);
  });

  it('lists widths and computes the ZIP size', () => {
    expect(listImageWidths(images)).toEqual([480, 800, 1200, 1600]);
    const requests = toImageFileRequests(images, [1600], 'webp');
    expect(computeZipBytes(images, requests)).toBeGreaterThan(250_000);
    expect(computeZipBytes([], requests)).toBe(0);
    expect(computeZipBytes([image('1', { width: 0 })], requests)).toBe(0);
  });
});
