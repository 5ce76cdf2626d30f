import { expect, it } from 'vitest';
import { clusterPins } from './cluster-pins';

const at = (x: number, y = 0) => ({ x, y });
const group = (points: { x: number; y: number }[]) =>
  clusterPins(points, (point) => point, 30).map(({ pins }) => pins.map(({ x }) => x));

it.each([
  ['nothing', [], []],
  ['one', [at(5)], [[5]]],
  ['two apart', [at(0), at(30)], [[0], [30]]],
  ['two that touch', [at(0), at(29)], [[0, 29]]],
  ['a chain, by its first', [at(0), at(20), at(40)], [[0, 20], [40]]],
  ['two of one place', [at(7, 7), at(7, 7)], [[7, 7]]],
])('%s', (_name, points, groups) => {
  expect(group(points)).toEqual(groups);
});
