import type { BikeBuild } from './frame-geometry';
import { interpolatePoint, type Point } from './frame-geometry';

type StraightBar = Exclude<BikeBuild['bar'], 'drop'>;

/** Side views of the handlebars, in millimeters from the clamp; the last segment is the grip. */
export const handlebarShapes: Readonly<Record<StraightBar, readonly [Point, ...Point[]]>> = {
  flat: [
    [0, 0],
    [-8, 3],
    [-30, 6],
    [-74, 9],
  ],
  riser: [
    [0, 0],
    [-2, 30],
    [-30, 40],
    [-92, 42],
  ],
  city: [
    [0, 0],
    [20, 30],
    [6, 46],
    [-60, 46],
    [-150, 40],
  ],
  swept: [
    [0, 0],
    [48, 20],
    [30, 40],
    [-60, 40],
    [-172, 26],
  ],
  bullhorn: [
    [0, 0],
    [52, -6],
    [104, 6],
    [150, 46],
  ],
};

/** Hand position on a drop bar: at the brake levers. */
const hoods: Point = [112, 20];

/** Returns the hand position on a handlebar relative to its clamp. */
export function getGripPoint(bar: BikeBuild['bar']): Point {
  if (bar === 'drop') return hoods;
  const [before, end] = handlebarShapes[bar].slice(-2);
  return before === undefined || end === undefined ? [0, 0] : interpolatePoint(before, end, 0.5);
}
