import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';
import { PictureOrDrawing } from './picture-or-drawing';

const picture = {
  key: 'scenes/wall-wide',
  version: 'v',
  width: 2400,
  height: 1350,
  widths: [800, 1200, 1600, 2400],
};
const tall = {
  ...picture,
  key: 'scenes/wall-tall',
  width: 1200,
  height: 1600,
  widths: [480, 1200],
};

/** Returns the sources of a picture: format, media query and the last candidate of each. */
const sourcesOf = (html: string): string[] =>
  [...html.matchAll(/<source[^>]*>/g)].map(([tag]) =>
    ['type', 'media', 'srcSet']
      .map((name) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.split(', ').at(-1) ?? '-')
      .join(' '),
  );

describe('Picture', () => {
  it('offers AVIF with a WebP fallback, reserves its space and loads lazily', () => {
    const html = renderToStaticMarkup(
      <Picture picture={picture} alt="Eine Wand" sizes="100vw" limit={1200} />,
    );
    expect(sourcesOf(html)).toEqual(['image/avif - /media/scenes/wall-wide-1200.avif?v=v 1200w']);
    expect(html).toContain('src="/media/scenes/wall-wide-800.webp?v=v"');
    expect(html).toContain('alt="Eine Wand" width="2400" height="1350" loading="lazy"');
  });

  it('offers phones no file over 1536 px wide or 2048 px high (Specification §9)', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} alt="" sizes="100vw" />);
    expect(sourcesOf(html)).toEqual([
      'image/avif (max-width: 767.98px) /media/scenes/wall-wide-1200.avif?v=v 1200w',
      'image/avif (min-width: 768px) /media/scenes/wall-wide-2400.avif?v=v 2400w',
    ]);
  });

  it('uses a separate crop for phones', () => {
    const html = renderToStaticMarkup(
      <Picture picture={picture} mobile={tall} alt="" sizes="100vw" />,
    );
    expect(sourcesOf(html)[0]).toContain('wall-tall-1200.avif');
  });

  it('shows its color until it is loaded, and has high priority in first position', () => {
    const html = renderToStaticMarkup(
      <Picture picture={{ ...picture, color: '#a0b0c0' }} alt="" sizes="100vw" loading="first" />,
    );
    expect(html).toContain('background-color:#a0b0c0');
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('preload');
  });
});

describe('PictureOrDrawing', () => {
  it('shows the drawing when there is no picture', () => {
    const html = renderToStaticMarkup(
      <PictureOrDrawing picture={null} drawing="/a.svg" alt="Ludwig" sizes="100vw" isSquare />,
    );
    expect(html).toContain('src="/a.svg" alt="Ludwig" width="600" height="600" loading="lazy"');
    expect(html).not.toContain('<picture');
  });
});
