import { describe, expect, it } from 'vitest';
import { clipRing, type MapPoint, clusterPins, buildCircle } from './map-geometry';
import { computeDistanceKm } from './distance';

describe('clip ring', () => {
  const frame = [0, 0, 10, 10] as const;
  const square = (from: number, to: number): MapPoint[] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];

  it.each<[string, MapPoint[], MapPoint[]]>([
    ['inside the frame is unchanged', square(2, 8), square(2, 8)],
    ['outside the frame is removed', square(20, 30), []],
    ['across the edge is clipped', square(5, 15), square(5, 10)],
    ['around the frame fills it', square(-5, 15), square(0, 10)],
    ['without points stays empty', [], []],
  ])('a ring %s', (_name, ring, clipped) => {
    const sorted = (points: MapPoint[]) => points.map(String).sort();
    expect(sorted(clipRing(ring, frame))).toEqual(sorted(clipped));
  });
});

describe('cluster pins', () => {
  const at = (x: number, y = 0) => ({ x, y });
  const group = (points: { x: number; y: number }[]) =>
    clusterPins(points, (point) => point, 30).map(({ pins }) => pins.map(({ x }) => x));

  it.each([
    ['no pins', [], []],
    ['one pin', [at(5)], [[5]]],
    ['two distant pins', [at(0), at(30)], [[0], [30]]],
    ['two touching pins', [at(0), at(29)], [[0, 29]]],
    ['a chain is grouped around its first pin', [at(0), at(20), at(40)], [[0, 20], [40]]],
    ['two pins at the same place', [at(7, 7), at(7, 7)], [[7, 7]]],
  ])('%s', (_name, points, groups) => {
    expect(group(points)).toEqual(groups);
  });
});

describe('circle', () => {
  it.each([10, 50, 200])('has a radius of %i km within one per cent and is closed', (km) => {
    const centre = { latitude: 52.5, longitude: 13.4 };
    const ring = buildCircle(centre, km);
    for (const [longitude, latitude] of ring)
      expect(Math.abs(computeDistanceKm(centre, { longitude, latitude }) / km - 1)).toBeLessThan(
        0.02,
      );
    expect(ring.at(-1)).toEqual(ring[0]);
  });
});
