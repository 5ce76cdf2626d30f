import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { computeSizeAdvice, listRecommendedSizes } from '@/domain/advice/size-advice';
import { computeCockpitGeometry, computeTorsoAngle } from '@/domain/advice/riding-posture';
import { loadCatalog } from '../demo-data/load-catalog';

/** Checks the size advice for every frame in the catalog and every body height. */
const { bikes } = loadCatalog(fileURLToPath(new URL('../../demo', import.meta.url)));
const frames = bikes.flatMap(({ content }) =>
  content.frames.map((frame) => ({
    name: `${content.name}, ${frame.name.de}`,
    build: content.build,
    sizes: frame.sizes.map(({ short, bodyHeightCm: [from, to], geometry }) => ({
      ...geometry,
      ...{ size: short, bodyHeightMinCm: from, bodyHeightMaxCm: to },
    })),
  })),
);

const rider = (heightCm: number, inseamCm: number | null = null) => ({
  ...{ heightCm, inseamCm, posture: null },
});

describe.each(frames)('$name', ({ sizes, build }) => {
  it('has a size for every height between its minimum and maximum', () => {
    const smallest = Math.min(...sizes.map(({ bodyHeightMinCm }) => bodyHeightMinCm));
    const largest = Math.max(...sizes.map(({ bodyHeightMaxCm }) => bodyHeightMaxCm));
    for (let height = smallest; height <= largest; height += 1)
      expect(
        listRecommendedSizes(computeSizeAdvice(sizes, rider(height))),
        `${height} cm`,
      ).not.toEqual([]);
  });

  it.each(sizes)('recommends $size for the middle of its height range', (size) => {
    const middle = rider((size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2);
    expect(listRecommendedSizes(computeSizeAdvice(sizes, middle))[0]).toBe(size.size);
    const angle = computeTorsoAngle(computeCockpitGeometry(size, build), middle);
    expect(angle).toBeGreaterThan(30);
    expect(angle).toBeLessThan(80);
  });

  it.each([130, 215])('reports that it does not fit %i cm', (height) => {
    const advice = computeSizeAdvice(sizes, rider(height));
    expect(advice?.kind).toBe(height === 130 ? 'tooShort' : 'tooTall');
    expect(listRecommendedSizes(advice)).toEqual([]);
  });
});
