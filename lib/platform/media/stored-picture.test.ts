import { describe, expect, it } from 'vitest';
import {
  buildAccessoryPictureKey,
  findPicturedSize,
  findSideView,
  findViewPicture,
} from './bike-pictures';
import {
  findImageForDevice,
  getZoomPath,
  isMobileSized,
  toMobilePicture,
  getSharePath,
  buildSrcSet,
  buildPicturePath,
  limitPictureWidth,
  getSuitableWidth,
} from './stored-picture';

const picture = {
  key: 'bikes/ludwig/H-sand-side',
  version: 'a1b2c3d4',
  width: 1600,
  height: 1067,
  widths: [480, 800, 1200, 1600],
};

describe('addresses of a stored picture', () => {
  it('contain the version', () => {
    expect(buildPicturePath(picture, 800, 'avif')).toBe(
      '/media/bikes/ludwig/H-sand-side-800.avif?v=a1b2c3d4',
    );
  });

  it('are the same for a shared picture', () => {
    expect(getSharePath(picture)).toBe('/media/og/bikes/ludwig/H-sand-side.jpg?v=a1b2c3d4');
  });

  it('are the candidates of a srcset', () => {
    expect(buildSrcSet(limitPictureWidth(picture, 800))).toBe(
      '/media/bikes/ludwig/H-sand-side-480.avif?v=a1b2c3d4 480w, /media/bikes/ludwig/H-sand-side-800.avif?v=a1b2c3d4 800w',
    );
  });

  it.each([
    [100, 480],
    [480, 480],
    [481, 800],
    [1600, 1600],
    [9000, 1600],
  ])('selects for the width %i the file with %i', (requestedWidth, expected) => {
    expect(getSuitableWidth(picture, requestedWidth)).toBe(expected);
  });
});

describe('AVIF-only widths', () => {
  const wide = { ...picture, widths: [480], wider: [1200, 3200] };

  it('are candidates, too', () => {
    expect(buildSrcSet(wide).match(/\d+w/g)).toEqual(['480w', '1200w', '3200w']);
  });

  it('are limited like the others', () => {
    expect(limitPictureWidth(wide, 1600)).toMatchObject({ widths: [480], wider: [1200] });
    expect(toMobilePicture({ ...wide, width: 3200, height: 2134 }).wider).toEqual([1200]);
  });

  it.each([
    [wide, '3200.avif'],
    [picture, '1600.avif'],
  ])('include the width for the largest zoom', (shown, file) => {
    expect(getZoomPath(shown)).toBe(`/media/bikes/ludwig/H-sand-side-${file}?v=a1b2c3d4`);
  });
});

describe('limits of a stored picture', () => {
  it.each([
    [1600, 1067, [480, 800, 1200]],
    [1600, 2400, [480, 800, 1200]],
    [1600, 3200, [480, 800]],
    [2400, 1350, [480, 800, 1200]],
  ])('%i × %i is suitable for a phone in %j (Specification §9)', (width, height, expected) => {
    const all = { ...picture, width, height, widths: [480, 800, 1200, 1600] };
    expect(toMobilePicture(all).widths).toEqual(expected);
  });

  it('always leave one width', () => {
    expect(toMobilePicture({ ...picture, widths: [1600] }).widths).toEqual([1600]);
    expect(limitPictureWidth(picture, 100).widths).toEqual([480]);
  });
});

describe('findSideView', () => {
  const sides = {
    width: 1600,
    height: 1067,
    widths: [480, 800],
    drive: 'alfine11',
    motor: null,
    versions: { 'H-sand': 'x' },
  };

  it('finds frame and colour', () => {
    expect(findSideView(sides, 'ludwig', 'H', 'sand')).toEqual({
      key: 'bikes/ludwig/H-sand-side',
      version: 'x',
      width: 1600,
      height: 1067,
      widths: [480, 800],
    });
  });

  it.each([
    [sides, 'H', 'rost'],
    [sides, 'T', 'sand'],
    [null, 'H', 'sand'],
  ])('returns null without a picture', (known, frame, color) => {
    expect(findSideView(known, 'ludwig', frame, color)).toBeNull();
  });
});

it('is used only for its own frame and colour, in its own view', () => {
  const hubs = {
    width: 1200,
    height: 800,
    widths: [480],
    wider: [1200],
    drive: 'alfine11',
    motor: null,
    versions: { 'H-sand': 'x' },
  };
  const wanted = { slug: 'emil-presale', frame: 'H', color: 'sand', view: 'hub' } as const;
  expect(findViewPicture({ ...hubs, slug: 'emil' }, wanted)).toMatchObject({
    key: 'bikes/emil/H-sand-hub',
    wider: [1200],
  });
  expect(findViewPicture(hubs, { ...wanted, color: 'rost' })).toBeNull();
  expect(findViewPicture(hubs, { ...wanted, frame: 'T' })).toBeNull();
});

it.each([
  [[], null],
  [['S'], 'S'],
  [['S', 'M'], 'S'],
  [['S', 'M', 'L'], 'M'],
  [['S', 'M', 'L', 'XL'], 'M'],
])('of %j contains the size: %s', (sizes, expected) => {
  expect(findPicturedSize(sizes)).toBe(expected);
});

it('counts articles like the catalogue', () => {
  expect(buildAccessoryPictureKey('lackstift', 2)).toBe('accessories/lackstift.2');
});

describe('large-image rule (Specification §9)', () => {
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
  ])('%j x %j is suitable for mobile: %s', (width, height, expected) => {
    expect(isMobileSized(image(width, height))).toBe(expected);
  });

  const small = image(800, 1200);
  const large = image(2400, 1600);

  it.each([
    ['mobile', [large, small], small],
    ['desktop', [small, large], large],
    ['mobile', [large, null], large],
    ['desktop', [undefined, small], small],
    ['mobile', [], null],
  ] as const)('returns %s for %j', (device, images, chosen) => {
    expect(findImageForDevice(images, device)).toEqual(chosen);
  });
});
