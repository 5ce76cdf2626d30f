import { expect, it } from 'vitest';
import { clipRing, type MapPoint } from './clip-ring';

const frame = [0, 0, 10, 10] as const;
const square = (from: number, to: number): MapPoint[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

it.each<[string, MapPoint[], MapPoint[]]>([
  ['inside stays', square(2, 8), square(2, 8)],
  ['outside goes', square(20, 30), []],
  ['across the edge is cut there', square(5, 15), square(5, 10)],
  ['around fills the frame', square(-5, 15), square(0, 10)],
  ['nothing is nothing', [], []],
])('what lies %s', (_name, ring, clipped) => {
  const sorted = (points: MapPoint[]) => points.map(String).sort();
  expect(sorted(clipRing(ring, frame))).toEqual(sorted(clipped));
});
