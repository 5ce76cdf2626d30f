import { expect, it } from 'vitest';
import { listSizeRanges } from './model-advice';

const row = (size: string, bodyHeightMinCm: number, bodyHeightMaxCm: number) => ({
  size,
  bodyHeightMinCm,
  bodyHeightMaxCm,
});

it.each([
  ['no frames', [], []],
  [
    'fixed order of shapes, sizes ascending, each range covering all models',
    [
      { shape: 'wave' as const, sizes: [row('S', 148, 160)] },
      { shape: 'diamond' as const, sizes: [row('L', 178, 190), row('S', 160, 170)] },
      { shape: 'diamond' as const, sizes: [row('S', 158, 168)] },
    ],
    [
      {
        ...{ shape: 'diamond', models: 2, minCm: 158, maxCm: 190 },
        sizes: [
          { size: 'S', minCm: 158, maxCm: 170 },
          { size: 'L', minCm: 178, maxCm: 190 },
        ],
      },
      {
        ...{ shape: 'wave', models: 1, minCm: 148, maxCm: 160 },
        sizes: [{ size: 'S', minCm: 148, maxCm: 160 }],
      },
    ],
  ],
  ['a frame without sizes', [{ shape: 'mixte' as const, sizes: [] }], []],
])('%s', (_name, frames, ranges) => {
  expect(listSizeRanges(frames)).toEqual(ranges);
});
