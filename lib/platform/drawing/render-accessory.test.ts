import { describe, expect, it } from 'vitest';
import { renderAccessorySvg } from './render-accessory';
import { buildAccessoryDrawingPath, buildBikeDrawingPath } from '@/lib/platform/media/picture-path';

const kinds = [
  'bell',
  'lock',
  'light',
  'rack',
  'basket',
  'pannier',
  'bag',
  'saddle',
  'grip',
  'pedal',
  'helmet',
  'mudguard',
  'pump',
  'bottle',
  'stand',
  'tool',
  'belt',
  'tyre',
  'mirror',
  'phone-mount',
  'care',
  'apparel',
  'sprocket',
  'bar',
  'child-seat',
];

describe('renderAccessorySvg', () => {
  it.each(kinds)('draws a %s in its colour', (kind) => {
    const svg = renderAccessorySvg(kind, '#7a2233');
    expect(svg).toContain('viewBox="0 0 600 600"');
    expect(svg).not.toMatch(/NaN|undefined/);
    // Browsers do not render an SVG with a duplicate attribute.
    for (const [tag] of (svg ?? '').matchAll(/<\w[^>]*>/g)) {
      const names = [...tag.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name);
      expect(new Set(names).size, tag).toBe(names.length);
    }
    expect(svg).not.toBe(renderAccessorySvg(kind, '#8fae89'));
  });

  it('renders nothing for an unknown kind', () => {
    expect(renderAccessorySvg('piano', null)).toBeNull();
  });
});

describe('picture paths', () => {
  it('omit parts that are not requested', () => {
    expect(buildBikeDrawingPath({ slug: 'heinrich-1.0', frame: 'H', color: 'sand' })).toBe(
      '/media/bikes/heinrich-1.0.H.sand.svg',
    );
    expect(
      buildBikeDrawingPath({
        slug: 'ludwig',
        frame: 'H',
        color: 'sand',
        size: 'M',
        code: 'LU8',
        view: 'hub',
      }),
    ).toBe('/media/bikes/ludwig.H.sand.M.LU8.hub.svg');
    expect(buildAccessoryDrawingPath('klingel', 2)).toBe('/media/accessories/klingel.2.svg');
  });
});
