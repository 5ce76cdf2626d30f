import { describe, expect, it } from 'vitest';
import { parseManifest, listSharedWidths, listAvifOnlyWidths } from './manifest-schema';

const file = (format: string, width: number) => ({
  path: `scenes/wall-wide-${width}.${format}`,
  format,
  width,
  height: width / 2,
  bytes: 1000,
});
const good = {
  kind: 'scene',
  alt: { de: 'Eine Wand', en: 'A wall' },
  width: 1600,
  height: 800,
  average: '#a0b0c0',
  files: [file('avif', 800), file('webp', 800)],
};

describe('parseManifest', () => {
  it('returns valid pictures and reports invalid ones', () => {
    const { entries, problems } = parseManifest({
      pictures: {
        'scenes/wall-wide': good,
        'scenes/mute': { ...good, alt: { de: 'Eine Wand' } },
        'scenes/half': { ...good, files: [file('avif', 800), file('webp', 480)] },
        'scenes/away': { ...good, files: [{ ...file('avif', 800), path: '../../secret-1.avif' }] },
      },
    });
    expect([...entries.keys()]).toEqual(['scenes/wall-wide']);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'scenes/mute',
      'scenes/half',
      'scenes/away',
    ]);
  });

  it.each([null, [], {}, { pictures: { '../x': good } }])('rejects %j', (json) => {
    expect(() => parseManifest(json)).toThrow();
  });
});

describe('listSharedWidths', () => {
  it('returns the widths of both formats, smallest first', () => {
    const files = [
      file('avif', 800),
      file('avif', 480),
      file('webp', 480),
      file('webp', 800),
      file('webp', 1200),
    ];
    expect(listSharedWidths(files)).toEqual([480, 800]);
  });
});

describe('listAvifOnlyWidths', () => {
  it.each([
    [[file('avif', 800), file('webp', 800)], []],
    [
      [file('avif', 3200), file('avif', 1600), file('avif', 800), file('webp', 800)],
      [1600, 3200],
    ],
    [[file('avif', 480), file('webp', 800), file('avif', 800)], []],
  ])('returns the AVIF widths above the shared ones', (files, expected) => {
    expect(listAvifOnlyWidths(files)).toEqual(expected);
  });
});
