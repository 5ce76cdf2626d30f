export type MapPoint = readonly [x: number, y: number];

/** Left, top, right, bottom. */
export type Frame = readonly [number, number, number, number];

/** The part of a closed ring that lies in a frame (Sutherland and Hodgman); empty when none does. */
export function clipRing(ring: readonly MapPoint[], [left, top, right, bottom]: Frame): MapPoint[] {
  let points = [...ring];
  points = clipSide(points, 0, (value) => value - left);
  points = clipSide(points, 0, (value) => right - value);
  points = clipSide(points, 1, (value) => value - top);
  return clipSide(points, 1, (value) => bottom - value);
}

/** Keeps what lies where `inside` is not negative along one axis. */
function clipSide(
  points: readonly MapPoint[],
  axis: 0 | 1,
  inside: (value: number) => number,
): MapPoint[] {
  const kept: MapPoint[] = [];
  let before = points.at(-1);
  for (const point of points) {
    if (before === undefined) break;
    const [a, b] = [inside(before[axis]), inside(point[axis])];
    if (a < 0 !== b < 0) {
      const share = a / (a - b);
      kept.push([
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ]);
    }
    if (b >= 0) kept.push(point);
    before = point;
  }
  return kept;
}
