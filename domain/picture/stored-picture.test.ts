import { describe, expect, it } from 'vitest';
import { accessoryKey, picturedSize, sideView, viewOf } from './side-views';
import {
  closestPath,
  forMobile,
  sharePath,
  srcSetOf,
  storedPath,
  upTo,
  widthFor,
} from './stored-picture';

const picture = {
  key: 'bikes/ludwig/H-sand-side',
  version: 'a1b2c3d4',
  width: 1600,
  height: 1067,
  widths: [480, 800, 1200, 1600],
};

describe('addresses of a stored picture', () => {
  it('carry the version', () => {
    expect(storedPath(picture, 800, 'avif')).toBe(
      '/media/bikes/ludwig/H-sand-side-800.avif?v=a1b2c3d4',
    );
  });

  it('lead to the picture that others show', () => {
    expect(sharePath(picture)).toBe('/media/og/bikes/ludwig/H-sand-side.jpg?v=a1b2c3d4');
  });

  it('are the candidates of a srcset', () => {
    expect(srcSetOf(upTo(picture, 800))).toBe(
      '/media/bikes/ludwig/H-sand-side-480.avif?v=a1b2c3d4 480w, /media/bikes/ludwig/H-sand-side-800.avif?v=a1b2c3d4 800w',
    );
  });

  it.each([
    [100, 480],
    [480, 480],
    [481, 800],
    [1600, 1600],
    [9000, 1600],
  ])('the width for %i is %i', (asked, expected) => {
    expect(widthFor(picture, asked)).toBe(expected);
  });
});

describe('widths in AVIF only', () => {
  const wide = { ...picture, widths: [480], wider: [1200, 3200] };

  it('are candidates, too', () => {
    expect(srcSetOf(wide).match(/\d+w/g)).toEqual(['480w', '1200w', '3200w']);
  });

  it('are limited as the others are', () => {
    expect(upTo(wide, 1600)).toMatchObject({ widths: [480], wider: [1200] });
    expect(forMobile({ ...wide, width: 3200, height: 2134 }).wider).toEqual([1200]);
  });

  it.each([
    [wide, '3200.avif'],
    [picture, '1600.avif'],
  ])('hold what is seen from closest', (shown, file) => {
    expect(closestPath(shown)).toBe(`/media/bikes/ludwig/H-sand-side-${file}?v=a1b2c3d4`);
  });
});

describe('limits of a stored picture', () => {
  it.each([
    [1600, 1067, [480, 800, 1200]],
    [1600, 2400, [480, 800, 1200]],
    [1600, 3200, [480, 800]],
    [2400, 1350, [480, 800, 1200]],
  ])('%i × %i suits a phone in %j (Spec §9)', (width, height, expected) => {
    const all = { ...picture, width, height, widths: [480, 800, 1200, 1600] };
    expect(forMobile(all).widths).toEqual(expected);
  });

  it('always leave one width', () => {
    expect(forMobile({ ...picture, widths: [1600] }).widths).toEqual([1600]);
    expect(upTo(picture, 100).widths).toEqual([480]);
  });
});

describe('sideView', () => {
  const sides = {
    width: 1600,
    height: 1067,
    widths: [480, 800],
    drive: 'alfine11',
    motor: null,
    versions: { 'H-sand': 'x' },
  };

  it('finds frame and colour', () => {
    expect(sideView(sides, 'ludwig', 'H', 'sand')).toEqual({
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
  ])('is null where there is none', (known, frame, color) => {
    expect(sideView(known, 'ludwig', frame, color)).toBeNull();
  });
});

it('stands in for nothing but its own frame and colour, in its own view', () => {
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
  expect(viewOf({ ...hubs, slug: 'emil' }, wanted)).toMatchObject({
    key: 'bikes/emil/H-sand-hub',
    wider: [1200],
  });
  expect(viewOf(hubs, { ...wanted, color: 'rost' })).toBeNull();
  expect(viewOf(hubs, { ...wanted, frame: 'T' })).toBeNull();
});

it.each([
  [[], null],
  [['S'], 'S'],
  [['S', 'M'], 'S'],
  [['S', 'M', 'L'], 'M'],
  [['S', 'M', 'L', 'XL'], 'M'],
])('of %j the size in the picture is %s', (sizes, expected) => {
  expect(picturedSize(sizes)).toBe(expected);
});

it('counts articles as the catalogue does', () => {
  expect(accessoryKey('lackstift', 2)).toBe('accessories/lackstift.2');
});
