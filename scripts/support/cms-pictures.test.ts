import { expect, it } from 'vitest';
import { cmsPictures } from './cms-pictures';

const file = (format: string, width: number) => ({
  ...{ path: `scenes/belt-${width}.${format}`, format, width, height: width / 2 },
  bytes: width * 10,
});

it('a picture goes in by its widest WebP, and brings the narrowest along for lists', () => {
  const files = [file('avif', 1600), file('webp', 800), file('webp', 1600), file('webp', 480)];
  const alt = { de: 'Ein Riemen', en: 'A belt' };
  expect(cmsPictures({ pictures: { 'scenes/belt.wide': { alt, files } } })).toEqual({
    'scenes/belt-1600.webp': {
      ...{ name: 'belt-wide.webp', folder: 'Szenen', alt },
      ...{ width: 1600, height: 800, bytes: 16_000 },
      small: { path: 'scenes/belt-480.webp', width: 480, height: 240, bytes: 4_800 },
    },
  });
});

it('what has no WebP is left out', () => {
  expect(cmsPictures({ pictures: { 'scenes/belt': { files: [file('avif', 800)] } } })).toEqual({});
});
